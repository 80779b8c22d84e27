/** Header in which the app says which release it is, when it signs in and whenever it renews its session. */
export const APP_VERSION_HEADER = "x-comanda-version";

/** A release as a header names it; undefined for anything else. */
export function appVersionIn(header: unknown): string | undefined {
  return typeof header === "string" && /^[\w.+-]{1,40}$/.test(header) ? header : undefined;
}
