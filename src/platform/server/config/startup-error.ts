/**
 * A start that cannot go on, for a reason a person can act on. `message` is one clear sentence (or one
 * sentence a line when several things are wrong) and is all that is shown; the process ends with `exitCode`.
 */
export class StartupError extends Error {
  readonly exitCode = 1;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartupError";
  }
}

/** The `code` of a system or database error (`EADDRINUSE`, `28P01`, …), or `undefined` when it has none. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
