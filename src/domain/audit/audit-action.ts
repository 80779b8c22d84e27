import { cashMovementKinds } from "../cash/cash-movement.ts";
import { accountChangeKinds } from "../orders/account-changes.ts";

/** What the audit log tells of: a thing and what was done to it, in the past tense. Names stay: the log is never rewritten. */
const actions = [
  "account.bill_request",
  "account.people_set",
  "approval.refused",
  "cash.difference",
  "cash_drawer.added",
  "cash_drawer.changed",
  "cash_rules.set",
  "cash_session.closed",
  "cash_session.counted",
  "cash_session.opened",
  "charging_rules.set",
  "category.added",
  "category.deleted",
  "category.items_ordered",
  "category.ordered",
  "category.restored",
  "category.updated",
  "category.visibility_set",
  "inventory_item.cost_set",
  "menu_addon.added",
  "menu_addon.deleted",
  "menu_addon.ordered",
  "menu_addon.restored",
  "menu_addon.updated",
  "menu_item.added",
  "menu_item.changed_together",
  "menu_item.deleted",
  "menu_item.duplicated",
  "menu_item.photo_removed",
  "menu_item.photo_set",
  "menu_item.updated",
  "menu_item.visibility_set",
  "menu_variant.added",
  "menu_variant.deleted",
  "menu_variant.ordered",
  "menu_variant.restored",
  "menu_variant.updated",
  "modifier_group.added",
  "modifier_group.deleted",
  "modifier_group.updated",
  "recipe_item.added",
  "recipe_item.deleted",
  "recipe_item.updated",
  "floor.ordered",
  "floor.renamed",
  "invoice.part_undone",
  "invoice.refunded",
  "order.cancelled",
  "order.taken_back",
  "order_line.cancelled",
  "order_line.courtesy",
  "order_line.courtesy_removed",
  "order_line.recalled",
  "order_line.revived",
  "password.reset",
  "payment_type.added",
  "payment_type.deleted",
  "payment_type.ordered",
  "payment_type.restored",
  "payment_type.toggled",
  "payment_type.updated",
  "pin.refused",
  "pin.removed",
  "pin.set",
  "qr_order.cancelled",
  "qr_order.restored",
  "session.by_pin",
  "session.removed",
  "session.token_reused",
  "shared_till.changed",
  "shared_till.enrolled",
  "shared_till.locked",
  "shared_till.removed",
  "store_table.added",
  "store_table.code_renewed",
  "store_table.deleted",
  "store_table.updated",
  "tip_rules.set",
  "user.added",
  "user.deleted",
  "user.disabled",
  "user.enabled",
  "user.updated",
] as const;

export const auditActions = [
  ...actions,
  ...accountChangeKinds.map((kind) => `account.${kind}` as const),
  ...cashMovementKinds.map((kind) => `cash.${kind}` as const),
];
export type AuditAction = (typeof auditActions)[number];

/** Whether an action of the log has words of its own; a name of long ago may not be in the list any more. */
export function isAuditAction(action: string): action is AuditAction {
  return auditActions.some((known) => known === action);
}

/** Tables of the things that the log tells of, in the singular. */
const subjects = [
  "account",
  "account_change",
  "cash_drawer",
  "cash_session",
  "category",
  "inventory_item",
  "invoice",
  "menu_item",
  "order",
  "order_line",
  "payment_type",
  "qr_order",
  "session",
  "shared_till",
  "store_settings",
  "store_table",
  "user",
] as const;
export type AuditSubject = (typeof subjects)[number];

/** Whether a kind of thing has words of its own. */
export function isAuditSubject(subject: string): subject is AuditSubject {
  return subjects.some((known) => known === subject);
}
