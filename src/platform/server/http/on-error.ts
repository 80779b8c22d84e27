import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorCode, type ErrorReply, errorStatus } from "#app/contract/errors.ts";
import type { MessageKey } from "#app/words/message-key.ts";
import { type Language, writingOf } from "../../domain/text/languages.ts";
import { listText } from "../../domain/text/list-text.ts";
import { waitText } from "../../domain/writing/length-words.ts";
import type { Deps } from "../deps.ts";
import { languageOf, sayIn } from "../i18n/say.ts";
import { ErrorGroups } from "../log/error-groups.ts";
import { SecretError } from "../secrets/secret-box.ts";
import { readAddress } from "./address/asked-address.ts";
import { badAddressPage, badAddressPolicy } from "./address/bad-address-page.ts";
import { AppError } from "./app-error.ts";
import { programWords, unknownAddress } from "./program-words.ts";
import "./late-refusals.ts";
import { UNUSED_POWERS } from "./security.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Outages of this server, as requests met them. */
    outages: OutageLog;
    /** Our own faults by kind, counted until they are stored. */
    errorGroups: ErrorGroups;
  }
}

/** Fastify's and Node's own refusals, with our codes. */
const knownFaults: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_input",
  FST_ERR_CTP_INVALID_JSON_BODY: "invalid_input",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_input",
  FST_ERR_REQUEST_BODY_ABORTED: "request_timeout",
};

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : knownFaults[code];
  if (known) return known;
  if (error instanceof SyntaxError && statusCode === 400) return "invalid_input";
  if (error instanceof SecretError) return "secret_locked";
  // The file server forbids folders and paths out of its own; nothing of ours lies there.
  if (statusCode === 403 || statusCode === 404) return "not_found";
  return databaseFault(error) ?? "internal";
}

/** Details as words say them: a list of names is written as one, seconds to wait in their unit. */
const inWords = (details: object | undefined, language: Language) =>
  Object.fromEntries(
    Object.entries(details ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? listText(value.map(String), language)
        : name === "seconds" && typeof value === "number"
          ? waitText(value, writingOf(language))
          : value,
    ]),
  );

/** Builds the uniform refusal in the caller's language. Unknown errors are logged with the request id and hidden. */
export function errorReply(error: unknown, request: FastifyRequest): { status: number; body: ErrorReply } {
  const code = codeOf(error);
  const refusal = error instanceof AppError ? error : new AppError(code);
  const say = sayIn(request.language);
  const { details, fields, field } = refusal.options;
  const message =
    programWords(code, request) ??
    say(`errors.${code}` as MessageKey, { ...inWords(details, request.language), requestId: request.id });
  const fieldErrors = fields ?? (field === undefined ? [] : [{ field, code }]);
  const body: ErrorReply = {
    success: false,
    code,
    message,
    requestId: request.id,
    ...(fieldErrors.length === 0
      ? {}
      : {
          fields: fieldErrors.map((issue) => ({
            ...issue,
            message: issue.code === code ? message : say(`validation.${issue.code}` as MessageKey),
          })),
        }),
    ...(details === undefined ? {} : { details }),
  };
  return { status: errorStatus[code], body };
}

/** Installs the one place where errors become replies. */
export function installErrorHandler(app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">): void {
  const outages = new OutageLog();
  app.decorate("outages", outages);
  const groups = new ErrorGroups();
  app.decorate("errorGroups", groups);
  keepWriting(app, () => groups.write(db, clock()));
  app.setErrorHandler(async (error, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = errorReply(error, request);
    if (status === 503 || body.code === "secret_locked") outages.met(body.code, error, app.log);
    else if (status >= 500) {
      request.log.error({ err: error }, body.code);
      const route = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
      groups.met({ route, error, requestId: request.id }, clock());
    } else
      request.log.info(
        { code: body.code, ...(error instanceof AppError && error.cause ? { cause: error.cause } : {}) },
        "refused",
      );
    if (status === 503) reply.header("retry-after", "1");
    if (body.code === "too_many_requests") {
      if (!(await app.lateRefusals.mayTell(request))) return cut(request, reply);
      reply.header("retry-after", String(body.details?.seconds ?? 1));
    }
    return reply.status(status).send(body);
  });
}

/** Ends the connection without an answer. */
function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** Interval in milliseconds of storing faults; they are also stored before the server stops. */
const WRITE_AFTER_MS = 10_000;

function keepWriting(app: FastifyInstance, write: () => Promise<void>): void {
  const later = () =>
    write().catch((error: unknown) => app.log.warn({ err: error }, "faults not written down; next try soon"));
  const timer = setInterval(() => void later(), WRITE_AFTER_MS);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await later();
  });
}

/** System codes of a connection that does not reach the database, or no longer. */
const cutOff = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"]);

/** Codes of PostgreSQL and the system for a full disk. */
const full = new Set(["53100", "ENOSPC", "EDQUOT"]);

/**
 * Classes of SQLSTATE that say the database is away, busy or stopping, not that the statement is wrong: 08 connection,
 * 53 resources, 57 stopped by the operator, 58 system, 25P03/25006 idle too long or read only, 40 overtaken at every try.
 */
const AWAY = /^(08|53|57|58)...$|^(25P03|25006|40001|40P01)$/;

/** pg's own words when a connection ends under it; it gives them no code. */
const CONNECTION_LOST =
  /^(Query read timeout|Connection terminated|timeout e(xpired|xceeded when trying to connect)|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

/**
 * Translates an error of the database, or of the connection to it, for the caller; undefined when it is our
 * own fault.
 */
export function databaseFault(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, constraint } = error as { code?: unknown; syscall?: unknown; constraint?: unknown };
  if (typeof code !== "string")
    return CONNECTION_LOST.test(error.message) ? "service_unavailable" : undefined;
  if (full.has(code)) return "storage_full";
  if (code === "55P03") return "still_running";
  if (code === "23505" && typeof constraint === "string" && constraint.endsWith("_client_uuid_key"))
    return "uuid_taken";
  // ENOENT of `connect` is the database's socket; of a file it is our fault.
  const isAway = cutOff.has(code) || AWAY.test(code) || (code === "ENOENT" && syscall === "connect");
  return isAway ? "service_unavailable" : undefined;
}

/** Milliseconds between two lines about an outage that lasts. */
const SILENT_MILLISECONDS = 60_000;
/** Milliseconds after a refusal for lack of space in which the next write would fail too. */
const FRESH_MILLISECONDS = 5_000;

const sentences: Partial<Record<ErrorCode, string>> = {
  storage_full: "The disk of the database is full: nothing is saved until there is space again",
  service_unavailable: "The database does not answer",
  secret_locked: "No key of SECRET_KEYS opens a sealed secret",
};

/** Logs an outage: once, then once a minute with its count, never a line for each request. */
export class OutageLog {
  readonly #met = new Map<ErrorCode, { loggedAt: number; metAt: number; unlogged: number }>();

  /** Counts a refusal that the outage caused. */
  met(code: ErrorCode, error: unknown, log: Pick<FastifyBaseLogger, "error">, now = Date.now()): void {
    const known = this.#met.get(code);
    if (known && now - known.loggedAt < SILENT_MILLISECONDS) {
      known.metAt = now;
      known.unlogged += 1;
      return;
    }
    const { message, code: reason } = error as { message?: unknown; code?: unknown };
    log.error(
      { code, reason, words: message, since_last_line: known?.unlogged ?? 0 },
      sentences[code] ?? code,
    );
    this.#met.set(code, { loggedAt: now, metAt: now, unlogged: 0 });
  }

  /** Tells whether the disk refused a write a moment ago. */
  isFull(now = Date.now()): boolean {
    return now - (this.#met.get("storage_full")?.metAt ?? Number.NEGATIVE_INFINITY) < FRESH_MILLISECONDS;
  }
}

/**
 * Answers an address that cannot be read (`/%c0%ae`) or taken apart (an endless id), which the router stops before any hook runs,
 * with its own security headers; a browser that opens it gets a page.
 */
export function refuseBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  request.language = languageOf(request, null);
  const { status, body } = errorReply(
    readAddress(request.originalUrl) === undefined
      ? new AppError("invalid_request")
      : unknownAddress(request),
    request,
  );
  const isPage = request.method === "GET" && request.headers.accept?.includes("text/html") === true;
  reply.raw
    .writeHead(status, {
      "content-type": `${isPage ? "text/html" : "application/json"}; charset=utf-8`,
      "content-security-policy": badAddressPolicy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "permissions-policy": UNUSED_POWERS,
      "cache-control": "no-store",
      "x-request-id": request.id,
    })
    .end(isPage ? badAddressPage("unreadable", [request.language]) : JSON.stringify(body));
}
