import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import { limits } from "@lantern/contract/limits";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { AppError } from "../core/app-error.ts";
import { createHourlyAudit } from "../core/audit/hourly.ts";
import type { Context } from "../core/context.ts";
import { OpenCount } from "../http/open-count.ts";
import { ownOrigins } from "../http/own-origins.ts";
import { installAntiForgery } from "../http/plugins/anti-forgery.ts";
import { installCrossOrigin } from "../http/plugins/cross-origin.ts";
import { installErrors, shape } from "../http/plugins/errors.ts";
import { installHealth } from "../http/plugins/health.ts";
import { deadlines, limitConnections, limitOpenRequests, limitUrls } from "../http/plugins/limits.ts";
import { installOpenApi } from "../http/plugins/openapi.ts";
import { installSecurityText } from "../http/plugins/security-text.ts";
import { installStatus } from "../http/plugins/status.ts";
import { endRequestsAtStop } from "../http/plugins/stop.ts";
import { heavyRequestsPerCompany } from "../http/route.ts";
import { visitorOf } from "../http/visitor.ts";
import { countRequests } from "../metrics/expose.ts";
import { reauthenticate } from "../modules/access/account/reauthenticate.ts";
import { userRoutes } from "../modules/access/account/routes.ts";
import { apiKeyRoutes } from "../modules/access/api-key/routes.ts";
import { secondFactorRoutes } from "../modules/access/second-factor/routes.ts";
import { endEarlierSignIns } from "../modules/access/sign-in/earlier-sign-in.ts";
import { accessRoutes } from "../modules/access/sign-in/routes.ts";
import { backChannelLogoutRoute, singleSignOnRoutes } from "../modules/access/single-sign-on/routes.ts";
import { socialRoutes } from "../modules/access/social/routes.ts";
import { createKeyFinder } from "../modules/access/tokens/key-finder.ts";
import { experienceRoutes } from "../modules/adventure/routes.ts";
import { auditRoutes } from "../modules/audit/routes.ts";
import { checkoutRoutes, checkoutWebhook } from "../modules/billing/routes.ts";
import { feedbackRoutes } from "../modules/check-in/feedback/routes.ts";
import { checkInRoutes } from "../modules/check-in/routes.ts";
import { adminRoutes } from "../modules/company/admins/routes.ts";
import { companyRoutes } from "../modules/company/routes.ts";
import { logoRoutes } from "../modules/company/set-logo.ts";
import { companyExportRoutes } from "../modules/company-export/routes.ts";
import { readUrl } from "../modules/directory/path-parser.ts";
import { directoryProtocol } from "../modules/directory/protocol-routes.ts";
import { directoryRoutes } from "../modules/directory/routes.ts";
import { enrollmentRoutes } from "../modules/enrollment/routes.ts";
import { erasureRoutes } from "../modules/erasure/routes.ts";
import { notificationRoutes } from "../modules/notification/routes.ts";
import { participantRoutes } from "../modules/participant/routes.ts";
import * as ownParticipant from "../modules/participant/service.ts";
import { consumerRoutes } from "../modules/people/routes.ts";
import { apiDocsRoutes } from "../modules/platform/api-docs/routes.ts";
import { contactFormRoutes } from "../modules/platform/contact/form-routes.ts";
import { contactRoutes } from "../modules/platform/contact/routes.ts";
import { dataProcessingRoutes } from "../modules/platform/data-processing/routes.ts";
import { outboxRoutes } from "../modules/platform/outbox/routes.ts";
import { referenceDataRoutes } from "../modules/platform/reference-data/routes.ts";
import { platformRoutes } from "../modules/platform/routes.ts";
import { settingRoutes } from "../modules/platform/setting/routes.ts";
import { rehearsalRoutes } from "../modules/rehearsal/routes.ts";
import { reportLinkRoutes } from "../modules/report/link-routes.ts";
import { sessionReplayRoutes } from "../modules/report/replay/routes.ts";
import { reportRoutes } from "../modules/report/routes.ts";
import { datePollRoutes } from "../modules/session/date-poll/routes.ts";
import { inboundEmailRoute } from "../modules/session/inbound-email/routes.ts";
import { sessionPlatformRoutes } from "../modules/session/platform-routes.ts";
import { readinessRoutes } from "../modules/session/readiness/routes.ts";
import { sessionRoutes } from "../modules/session/routes.ts";
import { seriesRoutes } from "../modules/session/series-routes.ts";
import { voiceVideoRoutes } from "../modules/session/voice-video/routes.ts";
import { storyRoutes } from "../modules/story/routes.ts";
import { teamPageRoutes } from "../modules/team-page/routes.ts";
import { webhookRoutes } from "../modules/webhook/routes.ts";
import { type RequestContext, withRequest } from "../system/request-id.ts";
import { proxyCheckOf } from "../system/trusted-proxies.ts";
import type { AppDeps } from "./app-deps.ts";

const routesOfModules = [
  accessRoutes,
  secondFactorRoutes,
  singleSignOnRoutes,
  socialRoutes,
  (app: FastifyInstance, ctx: Context) => userRoutes(app, ctx, ownParticipant),
  notificationRoutes,
  companyRoutes,
  companyExportRoutes,
  auditRoutes,
  checkoutRoutes,
  adminRoutes,
  consumerRoutes,
  erasureRoutes,
  sessionRoutes,
  datePollRoutes,
  seriesRoutes,
  sessionPlatformRoutes,
  enrollmentRoutes,
  readinessRoutes,
  reportRoutes,
  reportLinkRoutes,
  dataProcessingRoutes,
  rehearsalRoutes,
  storyRoutes,
  participantRoutes,
  teamPageRoutes,
  checkInRoutes,
  feedbackRoutes,
  contactRoutes,
  voiceVideoRoutes,
  experienceRoutes,
  referenceDataRoutes,
  platformRoutes,
  sessionReplayRoutes,
  settingRoutes,
  outboxRoutes,
  webhookRoutes,
  apiKeyRoutes,
  directoryRoutes,
];

/** Builds the application without listening: `server.ts` listens, tests inject requests. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings } = deps;
  const trust = proxyCheckOf(settings.trustedProxies);
  const origins = ownOrigins(settings);
  const app: FastifyInstance = Fastify({
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
    trustProxy: trust,
    bodyLimit: limits.bodyBytes,
    requestTimeout: deadlines.request,
    connectionTimeout: deadlines.idle,
    http: { headersTimeout: deadlines.header, connectionsCheckingInterval: deadlines.checkEvery },
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = "/" }) => readUrl(url),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJson(app);
  // A form of a foreign page can send this type without a preflight request.
  app.removeContentTypeParser("text/plain");
  app.decorate("authenticator", deps.authenticator);
  app.decorate("findKey", createKeyFinder(deps.db, deps.now));
  app.decorate("auditHourly", createHourlyAudit(deps.db, deps.now));
  app.decorate("limits", deps.limits);
  const perAddress = heavyRequestsPerCompany;
  app.decorate("heavyRequests", new OpenCount({ all: Number.POSITIVE_INFINITY, perAddress }));
  app.decorate("reauthenticate", (who, password) => reauthenticate(deps, who, password));
  app.decorateRequest("proof", null);
  app.decorateRequest("actor", null);

  if (deps.metrics) countRequests(app, deps.metrics);
  installErrors(app);
  limitConnections(app.server, settings.limits, trust);
  limitUrls(app);
  limitOpenRequests(app, settings.limits);
  endRequestsAtStop(app);
  // The page server sets content policies, because it knows the hashes of its scripts. `/` must not isolate its opener:
  // sign-in popups talk to it. Emails show our pictures, so only the API restricts resources to its own origin.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: settings.origin.startsWith("https:"),
  });
  await app.register(cookie);
  await installOpenApi(app, settings.origin);
  // Twice: while a body is read, what runs belongs to the connection and not to the request.
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const asRequest = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const context = contexts.get(request) ?? { id: request.id, address: visitorOf(request).address };
    contexts.set(request, context);
    withRequest(context, done);
  };
  app.addHook("onRequest", asRequest);
  app.addHook("preValidation", asRequest);
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });

  installHealth(app, deps.readiness, deps.metrics);
  installSecurityText(app, settings);
  if (deps.status) installStatus(app, deps.status);
  const context: Context = { ...deps, log: app.log };
  await app.register(async (api) => {
    await installCrossOrigin(api, settings.allowedOrigins);
    installAntiForgery(api, settings, origins);
    setHeadersOfData(api);
    endEarlierSignIns(api, { db: deps.db, authenticator: deps.authenticator });
    for (const routes of routesOfModules) routes(api, context);
    // Registered before the pages, so that an unknown API path gets an API error.
    api.all("/api/*", { schema: { hide: true } }, (_request, reply) =>
      reply.code(404).send(shape("REQUEST_001")),
    );
  });
  await app.register(async (scope) => checkoutWebhook(scope, context));
  await app.register(async (scope) => backChannelLogoutRoute(scope, context));
  await app.register(async (scope) => inboundEmailRoute(scope, context));
  await app.register(async (scope) => {
    setHeadersOfData(scope);
    directoryProtocol(scope, context);
  });
  await contactFormRoutes(app, context, origins);
  logoRoutes(app, context);
  apiDocsRoutes(app);
  for (const part of deps.plugins ?? []) await app.register(part);
  return app;
}

/** Responses are data for programs and pages: not stored, and never a page themselves. */
function setHeadersOfData(scope: FastifyInstance): void {
  scope.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    reply.header("cross-origin-resource-policy", "same-origin");
    reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  });
}

/** No operation needs deeper nesting, and functions that walk over the value would overflow the stack. */
const maxJsonDepth = 32;

/** Accepts an empty body with the type JSON: clients send the header also where an operation has no body. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser(
    ["application/json", "application/scim+json"],
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "") done(null, undefined);
      else
        parse(request, body as string, (error, value) => {
          if (!error && isDeeper(value, maxJsonDepth))
            done(new AppError("REQUEST_001", { status: 400 }), undefined);
          else done(error, value);
        });
    },
  );
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
