import { type Actor, hasScope } from "../access/actor.ts";
import { mayApprove } from "../access/approvals.ts";
import type { Permission } from "../access/permissions.ts";

interface RefundRule {
  /** Business days after the sale up to which the row holds; 0 is the day of the sale. */
  readonly untilDay: number;
  /** Who may refund alone; those who approve always may. */
  readonly alone: readonly Permission[];
}

/** Three months, beyond which the tax document of a factura can neither be invalidated nor returned. */
export const LONGEST_REFUND_DAYS = 90;

/** Who may ask for a refund at all. */
export const refundScopes = ["ORDER_BILLING", "INVOICES"] as const satisfies readonly Permission[];

/**
 * The one table of refunds: until when, and by whom without a manager's PIN. The invoice's keeper refunds on the day of
 * the sale and the next by themselves; a cashier always needs approval; after three months nobody can.
 */
export const refundRules: readonly RefundRule[] = [
  { untilDay: 1, alone: ["INVOICES"] },
  { untilDay: LONGEST_REFUND_DAYS, alone: [] },
];

export type RefundPermission = "allowed" | "approval_required" | "too_late";

/** Whether the actor may refund a sale so many business days after it. */
export function refundPermission(actor: Actor, daysSince: number): RefundPermission {
  const rule = refundRules.find(({ untilDay }) => daysSince <= untilDay);
  if (!rule) return "too_late";
  const isAlone = mayApprove(actor) || (rule.alone.length > 0 && hasScope(actor, rule.alone));
  return isAlone ? "allowed" : "approval_required";
}
