"use strict";

// Scrolls the sidebar to the entry of the current page.
const sidebar = document.querySelector(".sidebar-scroll");
const current = document.querySelector(".sidebar-tree .current-page");
if (sidebar && current) {
  const distance = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top;
  sidebar.scrollTo({ top: distance - sidebar.clientHeight / 2, behavior: "instant" });
}

// The search field of the index: it hides operations that do not contain all words.
const place = document.querySelector("[data-operations]");
if (place) {
  const entries = [...document.querySelectorAll("details.namespace li")];
  const groups = [...document.querySelectorAll("details.namespace")];
  const texts = new Map(entries.map((entry) => [entry, entry.textContent.toLowerCase()]));

  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = "Words of a name or a summary, such as award count";
  field.setAttribute("aria-label", "Find operations");
  const told = document.createElement("p");
  told.setAttribute("role", "status");
  place.append(field, told);
  place.hidden = false;

  const find = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const entry of entries) {
      const text = texts.get(entry);
      entry.hidden = !words.every((word) => text.includes(word));
      count += entry.hidden ? 0 : 1;
    }
    for (const group of groups) {
      const shown = group.querySelectorAll("li:not([hidden])").length;
      group.hidden = shown === 0;
      group.open = words.length > 0;
    }
    // The heading of a client without matches is hidden.
    for (const section of document.querySelectorAll("section:has(> details.namespace)")) {
      section.hidden = !section.querySelector("details.namespace:not([hidden])");
    }
    told.textContent = words.length ? `${count} of ${entries.length} operations` : "";
  };
  field.addEventListener("input", find);
  field.value = new URLSearchParams(location.search).get("find") ?? "";
  find();
}
