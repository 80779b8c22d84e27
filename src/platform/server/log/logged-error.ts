import { inSources } from "./in-sources.ts";

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code?: unknown;
  readonly constraint?: unknown;
}

/**
 * What the log keeps of an error. The database tells the values of a row that it refuses (`detail`), the mail server the
 * addresses (`rejected`, `response`): those are people's data and stay out. Anything that is no error is left as it is.
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
