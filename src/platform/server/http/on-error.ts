import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode, ErrorReply } from "#app/contract/errors.ts";
import type { MessageKey } from "#app/words/message-key.ts";
import type { Deps } from "../deps.ts";
import { sayIn } from "../i18n/say.ts";
import { ErrorGroups } from "../log/error-groups.ts";
import { AppError } from "./app-error.ts";
import { databaseFault } from "./database-fault.ts";
import { programWords } from "./of-programs.ts";
import "./late-refusals.ts";
import { OutageLog } from "./outage-log.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** What keeps this server from working, as far as requests met it. */
    outages: OutageLog;
    /** Faults of ours by their kind, counted until they are written down. */
    errorGroups: ErrorGroups;
  }
}

/** Fastify's and Node's own refusals in our words. */
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
  // The file server's "forbidden" for a folder or a way out of it: nothing of ours lies there.
  if (statusCode === 403 || statusCode === 404) return "not_found";
  return databaseFault(error) ?? "internal";
}

/** One uniform refusal in the caller's language. Unknown errors are logged with the request id and hidden. */
export function errorReply(error: unknown, request: FastifyRequest): { status: number; body: ErrorReply } {
  const code = codeOf(error);
  const refusal = error instanceof AppError ? error : new AppError(code);
  const say = sayIn(request.language);
  const { details, fields, field } = refusal.options;
  const message =
    programWords(code, request) ?? say(`errors.${code}` as MessageKey, { ...details, requestId: request.id });
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
  return { status: refusal.status, body };
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
    if (status === 503) outages.met(body.code, error, app.log);
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

/** Faults are written down together so often, in milliseconds, and before the server stops. */
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
