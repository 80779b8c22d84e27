import type { ErrorCode } from "#app/contract/errors.ts";
import type { ValidationCode } from "#app/contract/validation-code.ts";

type DetailValue = string | number | boolean | null;

export interface AppErrorOptions {
  /** Values for the placeholders of the code's words, and figures for the screen. No secrets: they leave the server. */
  details?: Record<
    string,
    DetailValue | readonly DetailValue[] | readonly Readonly<Record<string, DetailValue>>[]
  >;
  /** Fields that are wrong; each code has words in every language. */
  fields?: readonly { readonly field: string; readonly code: ValidationCode }[];
  /** The field the refusal belongs to, when it is one. */
  field?: string;
  cause?: unknown;
}

/** An expected refusal. Thrown once, by the use case; everything else that is thrown is a fault and hidden as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.options = options;
  }
}

/** The row, or the refusal `not_found`: the same for an id that never existed and for another tenant's. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError("not_found");
  return row;
}

/**
 * Returns a value that earlier code guarantees. When it is missing the code is broken: the answer is
 * `internal`, with `what` in the log, never a refusal that a person could act on.
 */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Expected ${what}`);
  return value;
}
