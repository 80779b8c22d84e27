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
