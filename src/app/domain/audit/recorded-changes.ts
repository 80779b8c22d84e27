import { type AuditField, isAuditField } from "./audit-field.ts";

type Recorded = Readonly<Record<string, unknown>> | null;

/** A field of a thing as it was and as it became; undefined where it was not written down. */
export interface RecordedChange {
  readonly field: AuditField;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields with words that differ between what was written down before and after; those of one side alone are of a new or a gone thing. */
export function recordedChanges(before: Recorded, after: Recorded): RecordedChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter(isAuditField)
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
