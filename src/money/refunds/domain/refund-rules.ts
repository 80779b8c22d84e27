import { type Actor, hasScope } from "#platform/domain/access/actor.ts";
import { mayApprove } from "#platform/domain/access/approvals.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import { addDays, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { lastDocumentDay } from "#tax/documents/domain/document-task.ts";

interface RefundRule {
  /** The last business day on which the row holds for a sale of this day. */
  readonly until: (soldOn: CalendarDate) => CalendarDate;
  /** Who may refund without approval; those who approve always may. */
  readonly withoutApproval: readonly Permission[];
}

/**
 * The one table of refunds: until when, and by whom without a manager's PIN. Who has the permission REFUNDS refunds on
 * the day of the sale and the next without approval; a cashier always needs it; nobody can once the tax document can no
 * longer be changed.
 */
export const refundRules: readonly RefundRule[] = [
  { until: (soldOn) => addDays(soldOn, 1), withoutApproval: ["REFUNDS"] },
  { until: lastDocumentDay, withoutApproval: [] },
];

export type RefundPermission = "allowed" | "approval_required" | "too_late";

/** Whether the actor may refund a sale of one business day on another. */
export function refundPermission(
  actor: Actor,
  { soldOn, today }: { readonly soldOn: CalendarDate; readonly today: CalendarDate },
): RefundPermission {
  const rule = refundRules.find(({ until }) => today <= until(soldOn));
  if (!rule) return "too_late";
  const needsNoApproval =
    mayApprove(actor) || (rule.withoutApproval.length > 0 && hasScope(actor, rule.withoutApproval));
  return needsNoApproval ? "allowed" : "approval_required";
}
