"""Rules across parameters, in words."""

from __future__ import annotations

from typing import Any

from .prose import listed


def rule_sentences(rules: list[dict[str, Any]]) -> list[str]:
    """Say each rule in one sentence without its full stop."""
    return [words(*next(iter(rule.items()))) for rule in rules]


def words(kind: str, body: Any) -> str:
    """Say one rule; a kind that has no words yet is an error."""
    match kind:
        case "together":
            return f"{listed(body)} are given together or not at all"
        case "exactly_one":
            return f"exactly one of {listed(body)} is given"
        case "at_most_one":
            return f"at most one of {listed(body)} is given"
        case "needs":
            return f"{body[0]} needs {body[1]}"
        case "replaces":
            return f"{body[0]} excludes {listed(body[1], 'or')}"
        case "one_or_all":
            return f"{body} holds one value or all of them"
        case "window":
            return f"{body[0]} times {body[1]} is at most {body[2]}"
        case "only_with":
            return (
                f'{body["parameter"]} may be "{body["value"]}" only while '
                f'{body["other"]} is "{body["other_value"]}"'
            )
        case "known_fields":
            return (
                f"{body['fields']} takes names that openshelf.operations() lists in this rule, "
                f"and {body['sort']} is one of them"
            )
        case "one_group":
            groups = listed([name.replace("_", " ") for name, _ in body["groups"]], "or")
            return f"the {body['codes']} of {body['object']} belong to one group: {groups}"
        case "refused":
            return f"not while {condition(*next(iter(body['when'].items())))}: {body['why']}"
        case _:
            message = f"no words for the rule {kind}"
            raise ValueError(message)


def condition(kind: str, body: Any) -> str:
    """Say what the values of a call are like; a kind that has no words yet is an error."""
    match kind:
        case "is":
            return f'{body[0]} is "{body[1]}"'
        case "is_not":
            return f'{body[0]} is not "{body[1]}"'
        case "absent":
            return f"{body} is not given"
        case "complete":
            return f"{body} holds every value"
        case "holds":
            place = ".".join([*body["list"], body["member"]])
            return f'{place} is "{body["value"]}"'
        case "all" | "any":
            inner = [condition(*next(iter(each.items()))) for each in body]
            return listed(inner, "and" if kind == "all" else "or")
        case _:
            message = f"no words for the condition {kind}"
            raise ValueError(message)
