import { type Actor, hasScope } from "#platform/domain/access/actor.ts";
import { mayApprove } from "#platform/domain/access/approvals.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import { addDays, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { lastDocumentDay } from "#tax/documents/domain/document-task.ts";

interface RefundRule {
  /** Returns the last business day on which the rule holds for a sale of this day. */
  readonly until: (soldOn: CalendarDate) => CalendarDate;
  /** Permissions that refund without approval; people who approve always may. */
  readonly withoutApproval: readonly Permission[];
}

/**
 * The one table of refunds: until when, and who needs no manager's PIN. The permission REFUNDS refunds on the day of
 * the sale and the next without approval; a cashier always needs it; nobody can refund once the tax document can no
 * longer be changed.
 */
const refundRules: readonly RefundRule[] = [
  { until: (soldOn) => addDays(soldOn, 1), withoutApproval: ["REFUNDS"] },
  { until: lastDocumentDay, withoutApproval: [] },
];

type RefundPermission = "allowed" | "approval_required" | "too_late";

/** Tells whether the actor may refund a sale of one business day on another. */
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
