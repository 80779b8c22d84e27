import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { routeAddress } from "../../contract/api-base.ts";
import type { ArchiveFile } from "../../contract/archive.ts";
import {
  acceptsKey,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type RouteDefinition,
} from "../../contract/define.ts";
import type { EventStream } from "../../contract/event-stream.ts";
import type { CsvFile } from "../../contract/lists.ts";
import { isOpenToSupportVisit } from "../../contract/open-to-support-visit.ts";
import { requestUuidOf } from "../../contract/request-uuid.ts";
import type { StoredFile } from "../../contract/stored-file.ts";
import { hasScope } from "../../domain/access/actor.ts";
import type { ApiScope } from "../../domain/access/api-scopes.ts";
import { unreachable } from "../../domain/unreachable.ts";
import { attachment } from "../archive/attachment.ts";
import { sendArchive } from "../archive/zip-pieces.ts";
import { sendCsv } from "../csv/csv-text.ts";
import type { Tx } from "../db/tx.ts";
import type { Deps } from "../deps.ts";
import { type Language, languageOf, sayIn } from "../i18n/say.ts";
import { type Actor, isOwnRealm, parseToken } from "./actor.ts";
import { AppError } from "./app-error.ts";
import type { Askers } from "./askers.ts";
import type { ApiKeyContext, AskingStaff, ContextOf, PublicContext, StaffContext } from "./context.ts";
import { readCookies, realmOfRequest, supportVisitOfRequest } from "./cookies.ts";
import {
  inTenantOnce,
  nameOfKey,
  ReplayedAnswer,
  type RequestName,
  requestHash,
  UUID_ACTOR,
} from "./idempotency.ts";
import { keyLimitOf, rateLimitOf, refusalLimitOf } from "./limits/rate-limit.ts";
import { OpenStreams } from "./open-streams.ts";
import { parseInput, parseQuery } from "./parse-input.ts";
import { keepRawBody, readMultipart } from "./request-body.ts";
import { type Followed, hasAnswer, Revalidation } from "./revalidation.ts";
import { routeDocument } from "./route-document.ts";

export interface HandlerInput<D extends RouteDefinition> {
  readonly ctx: ContextOf<D>;
  readonly params: ParamsOf<D>;
  readonly query: QueryOf<D>;
  readonly body: BodyOf<D>;
}

export type Bind = <D extends RouteDefinition>(
  definition: D,
  handler: (input: HandlerInput<D>) => Promise<ResponseOf<D>>,
  /** For a route that is `cached: "revalidate"` and costly to answer: the owner and the state of its answer. */
  stateOf?: (input: HandlerInput<D>) => Promise<Followed>,
) => void;

/** Definitions bound to each app, for the test that every definition is bound exactly once. */
export const boundRoutes = new WeakMap<FastifyInstance, RouteDefinition[]>();

/**
 * Turns route definitions into Fastify routes: limits, actor, access, validation, the handler, and a reply that holds
 * the declared fields only. Nothing else adds routes to the API.
 */
export function binderOf(app: FastifyInstance, deps: Deps, askers: Askers): Bind {
  const asking = { ...deps, ...askers };
  const streams = new OpenStreams(app);
  return (definition, handler, stateOf) => {
    boundRoutes.set(app, [...(boundRoutes.get(app) ?? []), definition]);
    const limit = rateLimitOf(app, definition, (request, username) =>
      askers.knownDevice(deps.db, request, username),
    );
    const limitKey = keyLimitOf(app);
    const revalidation = new Revalidation();
    placeOf(app, definition, (at) =>
      at.route({
        method: definition.method,
        url: routeAddress(definition),
        ...(definition.bodyLimit === undefined ? {} : { bodyLimit: definition.bodyLimit }),
        ...refusalLimitOf(app, definition),
        ...(definition.keepsRaw ? { preParsing: keepRawBody(RAW_BYTES) } : {}),
        // Made when the document is first read: for 537 routes it takes as long as the rest of a start.
        config: { swaggerTransform: ({ url }) => ({ schema: routeDocument(definition), url }) },
        attachValidation: true,
        validatorCompiler: () => () => true,
        serializerCompiler: () => (payload) => JSON.stringify(payload),
        handler: async (request, reply) => {
          await limit(request);
          const ctx = await contextOf(definition, request, reply, asking);
          if (ctx.kind === "key") await limitKey(request, ctx);
          const input = {
            params: parseInput(definition.params, request.params, "invalid_request"),
            query: parseQuery(definition, request.query),
            body: parseInput(definition.body, await bodyOf(definition, request)),
          };
          const call = new HandlerCall(definition, request, deps);
          const handlerCtx = ctx.kind === "public" ? ctx : { ...call.contextOf(ctx, input), request, reply };
          try {
            const asked = { ...input, ctx: handlerCtx } as HandlerInput<typeof definition>;
            const make = async () => call.encode(await handler(asked));
            if (definition.events) return streams.send(reply, (await make()) as EventStream);
            if (!stateOf) return await sendAnswer(definition, reply, await make());
            const answer = await revalidation.answer(await stateOf(asked), make);
            if (hasAnswer(request, answer)) return sendUnchanged(definition, reply, answer.etag);
            return await sendAnswer(definition, reply, await answer.body(request, reply));
          } catch (error) {
            if (error instanceof ReplayedAnswer)
              return reply
                .header("idempotent-replay", "true")
                .type("application/json; charset=utf-8")
                .send(error.answer);
            throw error;
          }
        },
      }),
    );
  };
}

/**
 * Returns the app on which a route's body can be read; a route that takes forms has its own parsers, which
 * read nothing.
 */
function placeOf(
  app: FastifyInstance,
  { takesForms }: RouteDefinition,
  add: (at: FastifyInstance) => unknown,
): void {
  if (!takesForms) {
    add(app);
    return;
  }
  void app.register(async (at) => {
    const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];
    for (const form of forms) if (at.hasContentTypeParser(form)) at.removeContentTypeParser(form);
    at.addContentTypeParser(forms, { parseAs: "buffer", bodyLimit: FORM_BYTES }, async () => undefined);
    add(at);
  });
}

/** Largest form in bytes whose content is ignored. */
const FORM_BYTES = 4096;

/** Largest raw body in bytes: the limit of every body. */
const RAW_BYTES = 256 * 1024;

const cacheControl = {
  revalidate: "private, no-cache",
  day: "private, max-age=86400",
  immutable: "private, max-age=31536000, immutable",
} as const;

/** Tells a client that its copy is still current. */
function sendUnchanged(
  definition: RouteDefinition,
  reply: FastifyReply,
  etag: string,
): FastifyReply | Promise<FastifyReply> {
  return sendAnswer(definition, reply.code(304).header("etag", etag), "");
}

/** Sends the handler's answer; only a success is worth keeping, so caching is decided here. */
function sendAnswer(
  definition: RouteDefinition,
  reply: FastifyReply,
  encoded: unknown,
): FastifyReply | Promise<FastifyReply> {
  if (definition.cached) reply.header("cache-control", cacheControl[definition.cached]);
  if (definition.csv) return sendCsv(reply, encoded as CsvFile);
  if (definition.archive) return sendArchive(reply, encoded as ArchiveFile);
  if (!definition.media) return reply.send(encoded);
  const { hash, mediaType, bytes, downloadName } = encoded as StoredFile;
  if (downloadName !== undefined)
    reply
      .header("content-disposition", attachment(downloadName))
      .header("content-security-policy", "default-src 'none'; sandbox");
  return reply.header("etag", `"${hash}"`).type(mediaType).send(bytes);
}

/** Reads a body of the one accepted form: files where the route takes them, JSON everywhere else. */
async function bodyOf({ multipart }: RouteDefinition, request: FastifyRequest): Promise<unknown> {
  if (multipart) return readMultipart(request, multipart);
  if (request.isMultipart()) throw new AppError("unsupported_media_type");
  return request.body;
}

interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Removes secrets before hashing. An approval only answers "may this be done?", and not even a hash from
 * which a password could be guessed may be stored with a request.
 */
function withoutSecrets({ body, ...rest }: ParsedInput): ParsedInput {
  if (typeof body !== "object" || body === null) return { ...rest, body };
  const { approval: _approval, password: _password, ...asked } = body as Record<string, unknown>;
  return { ...rest, body: Array.isArray(body) ? body : asked };
}

/** One request in its handler: its transaction and the encoding of its answer. */
class HandlerCall {
  #stored: { result: unknown; encoded: unknown } | undefined;
  #opened = false;
  readonly definition: RouteDefinition;
  readonly request: FastifyRequest;
  readonly deps: Deps;

  constructor(definition: RouteDefinition, request: FastifyRequest, deps: Deps) {
    this.definition = definition;
    this.request = request;
    this.deps = deps;
  }

  /** Encodes the declared fields; nothing else leaves the server. */
  encode(result: unknown): unknown {
    if (!this.#stored) return z.encode(this.definition.response, result);
    if (this.#stored.result !== result)
      throw new Error("A mutation must return what its inTenant returned: that is the stored answer");
    return this.#stored.encoded;
  }

  /** Adds the request's one transaction and the hash of its input. */
  contextOf<C extends AskingStaff | ApiKeyContext>(
    ctx: C,
    input: ParsedInput,
  ): C & Pick<StaffContext, "asked"> {
    const route = `${this.definition.method} ${this.definition.path}`;
    const asked = () => requestHash({ route, ...withoutSecrets(input) });
    const names = this.#namesOf(ctx, input);
    const inTenant = async <T>(work: (tx: Tx) => Promise<T>) => {
      if (names.length === 0) return ctx.inTenant(work);
      if (this.#opened)
        throw new Error("A mutation opens one transaction: key, effect and answer commit together");
      this.#opened = true;
      const request = { names, route, requestHash: asked() };
      return inTenantOnce(this.deps.db, ctx.tenantId, request, (result: T) => this.#store(result), work);
    };
    return Object.assign({ ...ctx }, { inTenant, asked });
  }

  /** Returns the names by which a repeated request is recognised: its key and its uuid. */
  #namesOf(ctx: AskingStaff | ApiKeyContext, { body }: ParsedInput): RequestName[] {
    if (!acceptsKey(this.definition)) return [];
    const key = this.#idempotencyKey();
    const uuid = requestUuidOf(this.definition, body);
    if (this.definition.needsKey && key === undefined && uuid === undefined)
      throw new AppError("invalid_input", { field: "Idempotency-Key" });
    return [
      ...(key === undefined
        ? []
        : [ctx.kind === "key" ? { actor: `key:${ctx.keyId}`, key } : nameOfKey(ctx.userId, key)]),
      ...(uuid === undefined ? [] : [{ actor: UUID_ACTOR, key: uuid }]),
    ];
  }

  #store(result: unknown): unknown {
    const encoded = z.encode(this.definition.response, result);
    this.#stored = { result, encoded };
    return encoded;
  }

  #idempotencyKey(): string | undefined {
    const key = this.request.headers["idempotency-key"];
    if (key === undefined) return undefined;
    if (typeof key !== "string" || key.length < 1 || key.length > 100)
      throw new AppError("invalid_input", { field: "Idempotency-Key" });
    return key;
  }
}

/** The search for the actor needs these. */
type Asking = Pick<Deps, "db" | "clock"> & Askers;

async function contextOf(
  definition: RouteDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Asking,
): Promise<PublicContext | AskingStaff | ApiKeyContext> {
  const { access } = definition;
  if (typeof access === "object" && "apiKey" in access) return keyContextOf(access.apiKey, request, deps);
  if (realmOfRequest(request) === "look-in" && !isOpenToSupportVisit(definition))
    throw await refusedVisit(request, deps);
  const isPublic = access === "public" || access === "guest";
  const actor = isPublic ? undefined : await actorOfRealm(request, deps);
  const language = languageOf(request, actor?.language ?? null);
  const base = baseOf(request, language, deps);
  if (isPublic) return { ...base, kind: "public", request, reply };
  const permitted = permittedActor(definition, actor);
  request.log = request.log.child({ tenant: permitted.tenantId, user: permitted.userId });
  const { tenantKind: _kind, tenantActive: _active, language: _own, ...who } = permitted;
  return {
    ...base,
    ...who,
    kind: "staff",
    log: request.log,
    inTenant: (work) =>
      deps.db.inTenant(permitted.tenantId, (tx) => {
        // A second lock behind the rule of the routes, held by the database itself.
        if (permitted.supportVisit) tx.readOnly();
        return work(tx);
      }),
  };
}

function baseOf(request: FastifyRequest, language: Language, { clock }: Asking) {
  request.language = language;
  return {
    requestId: request.id,
    now: clock(),
    language,
    say: sayIn(language),
    log: request.log,
    address: request.ip,
  };
}

/** Returns the context of a program with a key; refusals come in the same order as for people. */
async function keyContextOf(
  scope: ApiScope | "any",
  request: FastifyRequest,
  deps: Asking,
): Promise<ApiKeyContext> {
  const actor = await deps.actorOfApiKey(request, deps);
  if (!actor) throw new AppError("api_key_invalid");
  if (!actor.tenantActive) throw new AppError("subscription_inactive");
  if (scope !== "any" && !actor.scopes.includes(scope))
    throw new AppError("not_permitted", { details: { scope } });
  const { tenantActive: _active, ...who } = actor;
  request.log = request.log.child({ tenant: who.tenantId, key: who.keyId });
  return {
    ...baseOf(request, languageOf(request, null), deps),
    ...who,
    kind: "key",
    sessionId: null,
    inTenant: (work) => deps.db.inTenant(who.tenantId, work),
  };
}

/** Returns why a support visit is refused: it may not do this, or it has ended. */
async function refusedVisit(request: FastifyRequest, deps: Asking): Promise<AppError> {
  return new AppError((await actorOfRealm(request, deps)) ? "look_in_reads_only" : "not_signed_in");
}

/**
 * Returns the actor of the request's realm. A session of the other realm counts for nothing here, whatever
 * cookie carries it.
 */
async function actorOfRealm(request: FastifyRequest, deps: Asking): Promise<Actor | undefined> {
  const token = parseToken(readCookies(request).access);
  const realm = realmOfRequest(request);
  if (realm === "look-in") return deps.actorOfSupportVisit(deps.db, supportVisitOfRequest(request), token);
  const actor = await deps.actorOfToken(deps.db, token, deps.clock());
  return actor && isOwnRealm(actor.tenantKind, realm) ? actor : undefined;
}

/** Returns the actor when the route is for them. Order of refusals: who are you, has the restaurant paid, may you. */
function permittedActor(definition: RouteDefinition, actor: Actor | undefined): Actor {
  if (!actor) throw new AppError("not_signed_in");
  if (!actor.tenantActive && !definition.openWhenInactive) throw new AppError("subscription_inactive");
  if (!mayCall(definition, actor)) {
    throw new AppError("not_permitted");
  }
  return actor;
}

function mayCall({ access }: RouteDefinition, actor: Actor): boolean {
  // Keys are checked elsewhere: no person gets in by what a program may do.
  if (typeof access === "object" && "apiKey" in access) return false;
  if (typeof access === "object") return actor.tenantKind === "restaurant" && hasScope(actor, access.staff);
  switch (access) {
    case "public":
    case "guest":
    case "signed-in":
      return true;
    case "admin":
      return actor.tenantKind === "restaurant" && actor.role === "admin";
    case "superadmin":
      return actor.tenantKind === "platform" && actor.role === "superadmin";
    default:
      return unreachable(access);
  }
}
