/** The `code` of a system or database error (`EADDRINUSE`, `28P01`, …), or `undefined` when it has none. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
