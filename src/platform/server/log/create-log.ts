import pino, { type Logger } from "pino";
import { loggedError } from "./logged-error.ts";

/**
 * The server's log: one JSON object a line on standard output, UTC, with request id, tenant and user from the request's
 * child logger. What must never be read there is censored wherever it appears; bodies are not logged at all.
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
