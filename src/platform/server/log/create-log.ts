import pino, { type Logger } from "pino";
import { inSources } from "./in-sources.ts";

/**
 * Creates the server's log: one JSON object a line on standard output, UTC, with request id, tenant and user
 * from the request's child logger. Secrets are censored wherever they appear; bodies are not logged at all.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    redact: {
      paths: [
        "password",
        "*.password",
        "token",
        "*.token",
        "headers.cookie",
        "*.headers.cookie",
        "headers.authorization",
        "*.url",
      ],
      censor: "[hidden]",
    },
    serializers: { err: loggedError, cause: loggedError },
  });
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code?: unknown;
  readonly constraint?: unknown;
}

/**
 * Returns what the log keeps of an error. The database adds values of the refused row (`detail`), the mail
 * server addresses (`rejected`, `response`): those are people's data and stay out. A value that is no error
 * is left as it is.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  return {
    type: name,
    message,
    stack: stack && inSources(withCauses(error, stack)),
    ...("code" in error ? { code: error.code } : {}),
    ...("constraint" in error ? { constraint: error.constraint } : {}),
  } satisfies LoggedError;
}

function withCauses(error: Error, stack: string): string {
  return error.cause instanceof Error
    ? `${stack}\ncaused by: ${withCauses(error.cause, error.cause.stack ?? error.cause.message)}`
    : stack;
}
