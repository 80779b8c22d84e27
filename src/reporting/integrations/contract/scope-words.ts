import type { ApiScope } from "#platform/domain/access/api-scopes.ts";

/** Message of each scope, because a message key cannot contain a colon. */
export const scopeWords = {
  "menu:read": "integrations.scopes.menu.read",
  "menu:write": "integrations.scopes.menu.write",
  "orders:read": "integrations.scopes.orders.read",
  "invoices:read": "integrations.scopes.invoices.read",
  "payments:read": "integrations.scopes.payments.read",
  "customers:read": "integrations.scopes.customers.read",
  "stock:read": "integrations.scopes.stock.read",
  "reports:read": "integrations.scopes.reports.read",
} as const satisfies Record<ApiScope, `integrations.scopes.${string}`>;
