/**
 * Scopes of a key of the public API (docs/decisions/0096): each readable thing has its own; the few for
 * writing are argued there.
 */
export const apiScopes = [
  "menu:read",
  "menu:write",
  "orders:read",
  "invoices:read",
  "payments:read",
  "customers:read",
  "stock:read",
  "reports:read",
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Tells whether a word is a scope; a withdrawn one opens nothing. */
export function isApiScope(word: string): word is ApiScope {
  return apiScopes.some((scope) => scope === word);
}
