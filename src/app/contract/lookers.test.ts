import { expect, test } from "vitest";
import { isMutation, type RouteDefinition } from "#platform/contract/define.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import { allRoutes } from "./routes.ts";

/** Those that look on and change nothing: no act that moves money or a tax document is theirs. */
const lookingPermissions = [
  "DASHBOARD",
  "CUSTOMER_DISPLAY",
  "ORDER_STATUS_DISPLAY",
  "VIEW_RESERVATIONS",
  "VIEW_CUSTOMERS",
  "INVOICES",
  "VIEW_INVENTORY",
  "REPORTS",
  "FEEDBACK",
] as const satisfies readonly Permission[];

/** What who only looks may send besides what reads: copies of what they see, and what the books of a month were found to be. */
const sentByLookers = [
  "POST /cash/sessions/:sessionId/print",
  "POST /emails/send-invoice",
  "POST /orders/invoices/:invoiceId/mail",
  "POST /tax-books/close",
  "POST /tax-books/compare",
  "POST /tax-books/saved",
  "POST /tax-documents/:id/mail",
];

/** Those who may look at something and hold nothing else; a route for everybody of the restaurant names no permission. */
function opensToLookers({ access }: RouteDefinition): boolean {
  if (typeof access !== "object" || !("staff" in access)) return false;
  const looking: readonly Permission[] = lookingPermissions;
  // What any permission opens is of one's own: messages, one's requests.
  const isForAll = access.staff.length > 20;
  return !isForAll && access.staff.some((permission) => looking.includes(permission));
}

test("no permission to look moves money, issues, voids or changes anything", () => {
  const sent = [...allRoutes.values()]
    .filter((definition) => isMutation(definition) && definition.duringSupportVisit !== "reads")
    .filter(opensToLookers)
    .map(({ method, path }) => `${method} ${path}`);
  expect(sent.toSorted()).toEqual(sentByLookers);
});
