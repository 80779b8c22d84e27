import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import etag from "@fastify/etag";
import multipart from "@fastify/multipart";
import swagger from "@fastify/swagger";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Redis } from "ioredis";
import { socketConnection } from "#platform/contract/events.ts";
import type { Deps } from "#platform/server/deps.ts";
import { refuseBadAddress } from "#platform/server/http/bad-address.ts";
import { binderOf } from "#platform/server/http/bind.ts";
import { staffAddress } from "#platform/server/http/cookies.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { unknownAddress } from "#platform/server/http/of-programs.ts";
import { installErrorHandler } from "#platform/server/http/on-error.ts";
import { installSecurity } from "#platform/server/http/security.ts";
import { languageOf } from "#platform/server/i18n/say.ts";
import { fallbackLanguage } from "#platform/words/languages.ts";
import { apiDocument, installDocs } from "./docs.ts";

export interface AppOptions {
  /** People reach the server by https: Secure cookies and strict transport headers. */
  readonly secure: boolean;
  /** Proxies whose word about the client's address is believed: none, how many, or their addresses. */
  readonly trustProxy: boolean | number | string[];
  /** Counts rate limits for all processes together; without it each counts for itself. */
  readonly redis?: Redis | undefined;
  /** False: the API describes itself to nobody. */
  readonly apiDocs?: boolean;
  /** What lies beside the API: health, metrics, web app, translations. It then also answers unknown addresses. */
  readonly beside?: (app: FastifyInstance) => Promise<void>;
  /** Hears of every route the server gets, whoever adds it: for the test that there are no others than the definitions. */
  readonly onRoute?: (route: { readonly method: string | string[]; readonly url: string }) => void;
}

const KIB = 1024;

const isSocketAddress = (url: string | undefined) => url?.startsWith(`${socketConnection.path}/`) === true;

/** Fastify counts proxies by a function: the first `count` hops from here are believed. */
function trustOf(trustProxy: AppOptions["trustProxy"]) {
  return typeof trustProxy === "number" ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}

/** The whole HTTP side: limits against slow and oversized clients, security, the API's features, and what lies beside it. */
export async function buildApp(
  deps: Deps,
  features: readonly FeatureRoutes[],
  options: AppOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    trustProxy: trustOf(options.trustProxy),
    rewriteUrl: ({ url = "/" }) => staffAddress(url),
    bodyLimit: 256 * KIB,
    // A slow client is cut: headers within 5 s, the whole request within 10 s, looked at every second.
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * KIB,
      // Only sockets change the protocol; what else a client offers (h2c), or elsewhere, is left unused and the request answered.
      shouldUpgradeCallback: ({ headers, url }) =>
        headers.upgrade?.toLowerCase() === "websocket" && isSocketAddress(url),
    },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    forceCloseConnections: "idle",
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
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
  app.removeContentTypeParser("text/plain");
  installErrorHandler(app as unknown as FastifyInstance, deps);
  await installSecurity(app as unknown as FastifyInstance, { ...options, publicUrl: deps.publicUrl });
  await app.register(cookie, { secret: deps.cookieSecret });
  await app.register(etag, { weak: true });
  await app.register(multipart);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(swagger, apiDocument(deps.publicUrl));
  markAndLogReplies(app as unknown as FastifyInstance);
  const bind = binderOf(app as unknown as FastifyInstance, deps);
  for (const feature of features) feature(bind, deps);
  if (options.apiDocs !== false) await installDocs(app as unknown as FastifyInstance, deps.publicUrl);
  await options.beside?.(app as unknown as FastifyInstance);
  if (!options.beside) answerUnknownAddresses(app as unknown as FastifyInstance);
  return app as unknown as FastifyInstance;
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
        route: request.routeOptions.url ?? url.split("?")[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "request",
    );
  });
}

/** Unknown addresses count for the limit per address too: guessing is not free. */
function answerUnknownAddresses(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request) => {
    throw unknownAddress(request);
  });
}
