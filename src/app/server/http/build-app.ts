import compress, { type FastifyCompressOptions } from "@fastify/compress";
import cookie from "@fastify/cookie";
import etag from "@fastify/etag";
import multipart from "@fastify/multipart";
import swagger, { type SwaggerOptions } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { socketConnection } from "#platform/contract/events.ts";
import { fallbackLanguage } from "#platform/domain/text/languages.ts";
import type { Deps } from "#platform/server/deps.ts";
import { PART_MAX, pathOf, routedAddress } from "#platform/server/http/address/asked-address.ts";
import { answerClientError } from "#platform/server/http/answer-client-error.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { binderOf } from "#platform/server/http/bind.ts";
import { staffAddress } from "#platform/server/http/cookies.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { installErrorHandler, refuseBadAddress } from "#platform/server/http/on-error.ts";
import { unknownAddress } from "#platform/server/http/program-words.ts";
import { installSecurity } from "#platform/server/http/security.ts";
import { languageOf } from "#platform/server/i18n/say.ts";
import type { SharedRedis } from "#platform/server/redis/connect-redis.ts";
import { installDevelopers } from "#reporting/public-api/server/developers/install-developers.ts";
import { apiBase } from "../../contract/routes.ts";
import { askers } from "../askers.ts";

export interface AppOptions {
  /** People reach the server by https: Secure cookies and strict transport headers. */
  readonly secure: boolean;
  /** Addresses of the proxies whose word about client, host and protocol is believed; false: nobody's. */
  readonly trustProxy: false | string[];
  /** Counts rate limits for all processes together; without it each counts for itself. */
  readonly redis?: SharedRedis | undefined;
  /** False: there is no API documentation. */
  readonly apiDocs?: boolean;
  /** Installs routes beside the API: health, metrics, web app, translations. It then also answers unknown addresses. */
  readonly otherRoutes?: (app: FastifyInstance) => Promise<void>;
  /** Called for every route of the server, for the test that there are none besides the definitions. */
  readonly onRoute?: (route: { readonly method: string | string[]; readonly url: string }) => void;
}

const KIB = 1024;

const compressed: FastifyCompressOptions = {
  global: true,
  threshold: KIB,
  encodings: ["br", "gzip"],
  brotliOptions: { params: { 1: 4 } },
};

const isSocketAddress = (url: string | undefined) => url?.startsWith(`${socketConnection.path}/`) === true;

/**
 * Builds the whole HTTP side: limits against slow and oversized clients, security, the API's features, and
 * the routes beside it.
 */
export async function buildApp(
  deps: Deps,
  features: readonly FeatureRoutes[],
  options: AppOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    trustProxy: options.trustProxy,
    rewriteUrl: ({ url = "/" }) => staffAddress(routedAddress(url)),
    bodyLimit: 256 * KIB,
    // Slow clients are cut: headers within 5 s, the whole request within 10 s, checked every second.
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * KIB,
      // Only sockets change the protocol; other offers of a client (h2c) are ignored and the request
      // answered.
      shouldUpgradeCallback: ({ headers, url }) =>
        headers.upgrade?.toLowerCase() === "websocket" && isSocketAddress(url),
    },
    routerOptions: { maxParamLength: PART_MAX, ignoreTrailingSlash: false },
    forceCloseConnections: "idle",
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    // Ours says what to do, in the person's language (`refuseWhileStopping`).
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) =>
      refuseBadAddress(error, request as unknown as FastifyRequest, reply as unknown as FastifyReply),
  });
  app.server.maxConnections = 10_000;
  const { onRoute } = options;
  if (onRoute) app.addHook("onRoute", (added) => onRoute(added));
  app.decorate("cookiesAreSecure", options.secure);
  app.decorateRequest("language", fallbackLanguage);
  app.addHook("onRequest", async (request) => {
    request.language = languageOf(request, null);
  });
  refuseWhileStopping(app as unknown as FastifyInstance);
  app.removeContentTypeParser("text/plain");
  installErrorHandler(app as unknown as FastifyInstance, deps);
  await installSecurity(app as unknown as FastifyInstance, { ...options, publicUrl: deps.publicUrl });
  await app.register(cookie, { secret: deps.cookieSecret });
  await app.register(etag, { weak: true });
  await app.register(multipart);
  await app.register(compress, compressed);
  await app.register(swagger, apiDocument(deps.publicUrl));
  markAndLogReplies(app as unknown as FastifyInstance);
  const bind = binderOf(app as unknown as FastifyInstance, deps, askers);
  for (const feature of features) feature(bind, deps);
  if (options.apiDocs !== false) await installDocs(app as unknown as FastifyInstance, deps.publicUrl);
  await options.otherRoutes?.(app as unknown as FastifyInstance);
  if (!options.otherRoutes) answerUnknownAddresses(app as unknown as FastifyInstance);
  return app as unknown as FastifyInstance;
}

/** Refuses what comes while the server stops: it is asked again by the next one. */
function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onRequest", async () => {
    if (isStopping) throw new AppError("service_unavailable");
  });
}

function markAndLogReplies(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (/^\/api\/(public\/)?v\d/.test(request.url) && !reply.hasHeader("cache-control"))
      reply.header("cache-control", "no-store");
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, url } = request;
    request.log.info(
      {
        method,
        route: request.routeOptions.url ?? pathOf(url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "request",
    );
  });
}

/** Answers unknown addresses, which count for the limit per address too: guessing is not free. */
function answerUnknownAddresses(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request) => {
    throw unknownAddress(request);
  });
}

/** Head of the OpenAPI document; its paths come from the bound routes. */
function apiDocument(publicUrl: string): SwaggerOptions {
  return {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Comanda",
        version: "1.8.0",
        description:
          "Point of sale and back office for restaurants. Mutations accept an `Idempotency-Key` header: a repeat gets the first answer. Amounts are numbers with two decimals.",
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "comanda_access" },
          key: { type: "http", scheme: "bearer" },
        },
      },
    },
  };
}

/** Serves the document at /api/v1/openapi.json and a page for it at /api/docs, and both for the public API. */
async function installDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  installDevelopers(app, publicUrl);
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: false });
}
