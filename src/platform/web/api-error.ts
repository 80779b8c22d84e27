import type { ErrorCode, ErrorReply, FieldError } from "#app/contract/errors.ts";

/** Failures before the server's own words arrive. Their texts are the keys below `platform.`. */
export const clientFailures = ["offline", "timeout", "unreadable", "secret_lost"] as const;
export type ClientFailure = (typeof clientFailures)[number];

export type ApiErrorCode = ErrorCode | ClientFailure;

interface ApiErrorDetails {
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly cause?: unknown;
}

/** The failure of a call; `message` is a whole sentence in the person's language, ready to be shown. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fields: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ApiErrorCode, message: string, { cause, ...rest }: ApiErrorDetails) {
    super(message, { cause });
    this.code = code;
    this.status = rest.status;
    this.requestId = rest.requestId;
    this.fields = rest.fields ?? [];
    this.details = rest.details ?? {};
  }
}

/** Tells whether `error` is an ApiError, with one of `codes` when some are given. */
export function isApiError(error: unknown, ...codes: readonly ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/** The server's reply of a refusal, or undefined when the body is something else (a proxy's page). */
export function errorReplyIn(body: unknown): ErrorReply | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { success, code, message } = body as Partial<ErrorReply>;
  const isReply = success === false && typeof code === "string" && typeof message === "string";
  return isReply ? (body as ErrorReply) : undefined;
}

/** Tells whether the outcome is unknown: no answer, or one that says no more than "failed". */
export function isUnsure(error: unknown): boolean {
  if (isApiError(error, "still_running") || isWorthRetrying(error)) return true;
  return isApiError(error) && error.status >= 500;
}

/** Tells whether sending the same request again may help because the server decided nothing. */
export function isWorthRetrying(error: unknown): boolean {
  return isApiError(
    error,
    "offline",
    "timeout",
    "unreadable",
    "service_unavailable",
    "storage_full",
    "request_timeout",
  );
}
