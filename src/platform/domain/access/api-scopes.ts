/** What a key of the public API may do (docs/decisions/0096): each thing that is read has its own; writing has few, each argued. */
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

/** Whether a word is a scope; one that was withdrawn opens nothing. */
export function isApiScope(word: string): word is ApiScope {
  return apiScopes.some((scope) => scope === word);
}
