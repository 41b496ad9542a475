//! Routes a request to the service that answers it, and injects faults.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use http::Method;
use http::header::{ACCESS_CONTROL_REQUEST_METHOD, HeaderName};
use hyper::body::Bytes;
use jiff::civil::Date;
use openshelf_core::answer::SANDBOX_HEADER;
use openshelf_core::catalog::{Operation, Service};
use openshelf_core::locks::lock;
use openshelf_sandbox_services::call::Call;
use openshelf_sandbox_services::environment::Environment;
use openshelf_sandbox_services::handler::{Handler, OperationCall, misnamed};
use openshelf_sandbox_services::reply::Reply;

use super::address::address;
use super::answers::{Answers, ChosenAnswer};
use super::corrupt::Corruption;
use super::faults::{Fault, Faults, MetFault};
use super::front::{REQUEST_ACCESS, request_access_page};
use super::index_page::{self, ServiceLinks};
use super::matcher::SentRequest;
use super::options::{Options, SandboxError};
use super::request_log::{LoggedRequest, RequestLog, Turn};
use super::response_cache::{CacheableRequest, CachedReply, ResponseCache};
use super::routes::{Found, Routes};

/// One service of the sandbox: its routes and the handler that answers them.
struct MountedService {
    service: &'static Service,
    routes: Routes,
    handler: Box<dyn Handler>,
    /// The groups in which an earlier request affects a later one's answer.
    job_groups: Vec<&'static str>,
    /// A fault has changed its data.
    is_changed: AtomicBool,
}

impl MountedService {
    fn may_cache(&self, operation: &'static Operation, call: &Call) -> bool {
        !self.job_groups.contains(&operation.group) && self.handler.is_cacheable(operation, call)
    }
}

/// A request that is answered.
struct Asked<'a> {
    sent: SentRequest<'a>,
    /// When it began.
    turn: Turn,
    /// The number of requests before it on its connection.
    answered: u64,
}

/// What a test has added for a request.
#[derive(Default)]
struct Met {
    fault: Option<MetFault>,
    answer: Option<ChosenAnswer>,
}

/// The service and the operation of a request.
struct Target<'a> {
    mounted: Option<&'a MountedService>,
    found: Found,
}

/// Every service, at one address.
pub struct Application {
    url: String,
    today: Date,
    other_url: String,
    documented_paths: bool,
    services: Vec<MountedService>,
    response_cache: ResponseCache,
    pub faults: Arc<Faults>,
    pub answers: Arc<Answers>,
    pub request_log: Arc<RequestLog>,
    /// How often it was healed. Held while data change.
    heals: Mutex<u64>,
}

impl fmt::Debug for Application {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = out.debug_struct("Application");
        shown.field("url", &self.url).finish_non_exhaustive()
    }
}

impl Application {
    pub fn new(
        services: &[&'static Service],
        options: Options,
        url: &str,
        other_url: &str,
    ) -> Result<Self, SandboxError> {
        let today = options.day_of_start();
        let services: Vec<MountedService> = services
            .iter()
            .copied()
            .filter_map(|service| {
                let environment = Environment {
                    seed: options.seed,
                    today,
                    scale: options.scale,
                    documented_paths: options.documented_paths,
                    url: url.to_owned(),
                    other_url: other_url.to_owned(),
                    service,
                    base_url: address(url, service, service.base_url),
                };
                let handler = openshelf_sandbox_services::handler(environment.clone())?;
                let routes = Routes::of(service, handler.path_style(), |operation| {
                    environment.path(operation)
                });
                let job_groups = service
                    .operations()
                    .filter(|operation| operation.creates_job)
                    .map(|operation| operation.group)
                    .collect();
                Some(MountedService {
                    service,
                    routes,
                    handler,
                    job_groups,
                    is_changed: AtomicBool::new(false),
                })
            })
            .collect();
        for mounted in &services {
            if let Some(wrong) = misnamed(mounted.service, &mounted.handler.answers()) {
                return Err(SandboxError::Answers(wrong));
            }
        }
        Ok(Self {
            url: url.to_owned(),
            today,
            other_url: other_url.to_owned(),
            documented_paths: options.documented_paths,
            services,
            response_cache: ResponseCache::default(),
            faults: Arc::default(),
            answers: Arc::default(),
            request_log: Arc::new(RequestLog::of_port(port_of(url))),
            heals: Mutex::default(),
        })
    }

    /// The answer to a path of no service.
    fn render_index(&self, call: &Call) -> Reply {
        if let Some(name) = call.path.strip_prefix(REQUEST_ACCESS) {
            let mounted = self.named(name);
            return request_access_page(mounted.map_or("", |mounted| mounted.handler.site()));
        }
        if call.path != "/" {
            return Reply::text(404, "No service of the sandbox has this path.\n");
        }
        let links: Vec<ServiceLinks> = self
            .services
            .iter()
            .map(|mounted| ServiceLinks {
                service: mounted.service,
                base_url: address(&self.url, mounted.service, mounted.service.base_url),
                image_api_url: mounted
                    .service
                    .image_api_url
                    .map(|base| address(&self.url, mounted.service, base)),
            })
            .collect();
        Reply::html(200, index_page::render_index(&links, self.documented_paths))
    }

    /// The answer, and the fault that applies to it.
    ///
    /// `answered` is the number of requests before it on its connection.
    pub fn answer(
        &self,
        head: &http::request::Parts,
        body: &Bytes,
        answered: u64,
        turn: Turn,
    ) -> (Reply, Option<Fault>) {
        let asked = Asked {
            sent: SentRequest::new(head, body),
            turn,
            answered,
        };
        let heals = *lock(&self.heals);
        let key = CacheableRequest::of(head, body);
        if let Some(entry) = key.as_ref().and_then(|key| self.response_cache.get(key)) {
            let met = self.meet(&asked, &entry.names, &entry.names);
            let fault = met.fault.clone();
            let mounted = self
                .services
                .iter()
                .find(|mounted| mounted.service.name == entry.service);
            let reply = self.answer_with_fault(&asked, &entry.names, met, || entry.reply);
            if let (Some(mounted), Some(fault)) = (mounted, &fault) {
                let call = Call::read(head, body, &self.url, self.today);
                let operation = entry.operation;
                let called = OperationCall {
                    operation,
                    call: &call,
                };
                self.change(mounted, &called, Some(fault), heals);
            }
            return (reply, fault.map(|met| met.fault));
        }
        let generation = self.response_cache.generation();
        let mut call = Call::read(head, body, &self.url, self.today);
        let target = self.target(&call);
        let names = match &target.found {
            Found::Operation { names, .. } => Arc::clone(names),
            _ => Arc::default(),
        };
        let service = target.mounted.filter(|_| names.is_empty());
        let service: Vec<String> = service
            .map(|mounted| mounted.service.name.to_owned())
            .into_iter()
            .collect();
        let matched = if names.is_empty() { &*service } else { &*names };
        let met = self.meet(&asked, matched, &names);
        let fault = met.fault.clone();
        call.job = fault.as_ref().and_then(|met| met.fault.job_plan());
        let operated = match (target.mounted, &target.found) {
            (Some(mounted), Found::Operation { operation, .. }) => Some((mounted, *operation)),
            _ => None,
        };
        let reply = self.answer_with_fault(&asked, &names, met, || {
            let reply = self.serve(target, &mut call);
            if let Some(key) = key
                && let Some((mounted, operation)) = operated
                && reply.status == 200
                && mounted.may_cache(operation, &call)
            {
                let entry = CachedReply {
                    service: mounted.service.name,
                    operation,
                    names: Arc::clone(&names),
                    reply: reply.clone(),
                };
                self.response_cache.put(key, entry, generation);
            }
            reply
        });
        if let Some((mounted, operation)) = operated {
            let called = OperationCall {
                operation,
                call: &call,
            };
            self.change(mounted, &called, fault.as_ref(), heals);
        } else if fault.as_ref().is_some_and(|met| met.fault.update > 0) {
            let healed = lock(&self.heals);
            for mounted in self.services.iter().filter(|_| *healed == heals) {
                mounted.handler.change_file(&call);
                mounted.is_changed.store(true, Ordering::Release);
            }
        }
        (reply, fault.map(|met| met.fault))
    }

    /// The fault and the answer that apply to a request: of two of which only one can, the one that goes first.
    fn meet(&self, asked: &Asked<'_>, for_faults: &[String], for_answers: &[String]) -> Met {
        let Asked {
            sent,
            turn,
            answered,
        } = asked;
        let asks = sent
            .head
            .headers
            .contains_key(ACCESS_CONTROL_REQUEST_METHOD);
        if sent.head.method == Method::OPTIONS && asks {
            // A browser asks by itself whether a page may send its request. That request meets them.
            return Met::default();
        }
        let is_current = || self.request_log.is_current(*turn);
        let mut fault = None;
        let answer = self
            .answers
            .choose(for_answers, sent, is_current, |answer| {
                fault = self
                    .faults
                    .next_for(for_faults, sent, *answered, answer, is_current);
                let replaces = |met: &&MetFault| met.fault.replaces_answer();
                fault.as_ref().filter(replaces).map(|met| met.added)
            });
        Met { fault, answer }
    }

    /// Removes every fault and every answer, and undoes what faults have done to the data if that is wanted.
    pub fn heal(&self, restore: bool) {
        let mut heals = lock(&self.heals);
        self.faults.heal();
        self.answers.clear();
        if !restore {
            return;
        }
        *heals += 1;
        let changed = |mounted: &&MountedService| mounted.is_changed.swap(false, Ordering::AcqRel);
        for mounted in self.services.iter().filter(changed) {
            mounted.handler.restore();
            self.response_cache.clear();
        }
    }

    /// Changes the records as the fault describes, after the answer was made, unless the sandbox was healed meanwhile.
    /// A request in whose list nothing has changed has not met the fault.
    fn change(
        &self,
        mounted: &MountedService,
        called: &OperationCall<'_>,
        fault: Option<&MetFault>,
        heals: u64,
    ) {
        if let Some(change) = fault.and_then(|met| met.fault.record_change()) {
            let healed = lock(&self.heals);
            if *healed != heals {
                return;
            }
            let changed = mounted.handler.change(called, &change);
            if let Some(fault) = fault
                && !change.is_seen(changed)
                && fault.fault.only_changes_records()
            {
                self.faults.unseen(fault);
            }
            mounted.is_changed.store(true, Ordering::Release);
            self.response_cache.clear();
        }
    }

    /// Makes the answer, unless a test has given another, applies the fault to it and logs the request under the
    /// first of the names of its operations.
    fn answer_with_fault(
        &self,
        asked: &Asked<'_>,
        names: &[String],
        met: Met,
        make: impl FnOnce() -> Reply,
    ) -> Reply {
        let Asked { sent, turn, .. } = asked;
        let SentRequest { head, body, .. } = *sent;
        let at = self.request_log.now();
        let fault = met.fault.map(|met| met.fault);
        let make = || self.answers.replace(make(), met.answer, names, sent);
        let operation = names.first().cloned();
        let reply = match &fault {
            None => make(),
            Some(fault) => {
                let first = operation
                    .as_deref()
                    .or_else(|| head.uri.path().strip_prefix('/'));
                let service = first.and_then(|path| path.split(['.', '/']).next());
                let mounted = service.and_then(|name| self.named(name));
                let member = mounted.and_then(|mounted| mounted.service.error_members.first());
                let target = head
                    .uri
                    .path_and_query()
                    .map_or("/", |target| target.as_str());
                let corruption = Corruption {
                    fault,
                    target,
                    other_url: &self.other_url,
                    error_member: member.copied().unwrap_or("detail"),
                    service: mounted.map_or("", |mounted| mounted.service.name),
                    site: mounted.map_or("", |mounted| mounted.handler.site()),
                };
                corruption.apply(|| match mounted {
                    Some(mounted) if fault.blackout => mounted.handler.during_blackout(make()),
                    _ => make(),
                })
            }
        };
        let no_status = reply.is_nothing() || fault.as_ref().is_some_and(|fault| fault.reset);
        let request = LoggedRequest {
            operation,
            method: head.method.to_string(),
            path: head.uri.path().to_owned(),
            query: head.uri.query().unwrap_or_default().to_owned(),
            body: body.clone(),
            status: (!no_status).then_some(reply.status),
            at,
        };
        self.request_log.add(request, *turn);
        reply
    }

    /// The operations whose requests count as those of another operation, by their names.
    pub fn counted_as(&self) -> BTreeMap<String, String> {
        let services = self.services.iter();
        services
            .flat_map(|mounted| mounted.routes.counted_as())
            .collect()
    }

    fn named(&self, name: &str) -> Option<&MountedService> {
        self.services
            .iter()
            .find(|mounted| mounted.service.name == name)
    }

    fn target(&self, call: &Call) -> Target<'_> {
        let first = call.segments.first().map_or("", String::as_str);
        let mounted = self
            .services
            .iter()
            .find(|mounted| mounted.service.name == first);
        let found = mounted.map_or(Found::Nothing, |mounted| {
            mounted.routes.find(&call.segments, &call.method)
        });
        Target { mounted, found }
    }

    /// The answer of the handler.
    fn serve(&self, target: Target<'_>, call: &mut Call) -> Reply {
        let Some(mounted) = target.mounted else {
            return self
                .services
                .iter()
                .find_map(|mounted| mounted.handler.unrouted(call))
                .unwrap_or_else(|| self.render_index(call));
        };
        if call.badly_encoded
            && let Some(reply) = mounted.handler.bad_encoding(call)
        {
            return reply;
        }
        if call.method == Method::OPTIONS
            && let Some(reply) = mounted.handler.preflight(call)
        {
            return reply;
        }
        match target.found {
            Found::Operation {
                operation,
                arguments,
                slash,
                names: _,
            } => {
                call.arguments = arguments;
                call.path_slash = slash;
                let reply = mounted.handler.answer(operation, call);
                match mounted.handler.outside(operation, call) {
                    // What is wrong with the call comes first.
                    Some(note) if !matches!(reply.status, 0 | 400) => {
                        reply.with(HeaderName::from_static(SANDBOX_HEADER), note)
                    }
                    _ => reply,
                }
            }
            Found::OtherMethod {
                operation,
                arguments,
                slash,
            } => {
                call.arguments = arguments;
                call.path_slash = slash;
                mounted.handler.other_method(operation, call)
            }
            Found::Nothing => mounted
                .handler
                .unrouted(call)
                .unwrap_or_else(|| mounted.handler.unknown_path(call)),
        }
    }
}

/// The port of an address such as `http://127.0.0.1:8080`.
fn port_of(url: &str) -> u16 {
    let port = url.rsplit_once(':').map(|(_, port)| port.parse());
    port.and_then(Result::ok).unwrap_or_default()
}
