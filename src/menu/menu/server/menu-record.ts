import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import type { AuditRecord } from "#platform/server/audit/record-audit.ts";

type Recorded = Readonly<Record<string, unknown>> | null;

/**
 * What the audit log keeps of one act, by the thing it begins with (`menu_item.updated` is of a menu item). Nothing when
 * nothing is different.
 */
export function recordsOf(
  action: AuditAction,
  subjectId: number,
  before: Recorded,
  after: Recorded,
): AuditRecord[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const subject = action.startsWith("category.") ? "category" : "menu_item";
  return [{ action, subject, subjectId, before, after }];
}
