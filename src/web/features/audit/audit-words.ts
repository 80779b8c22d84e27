import { isAuditAction, isAuditSubject } from "../../../domain/audit/audit-action.ts";
import { isAuditField, recordedKind } from "../../../domain/audit/audit-field.ts";
import { basisPoints, cents, percentFromBasisPoints } from "../../../domain/money/cents.ts";
import { formatAmount } from "../../platform/format.ts";
import type { Translate } from "../../platform/i18n.ts";

/** What was done, in words; a name of long ago as it was written down. */
export function actionText(action: string, t: Translate): string {
  return isAuditAction(action) ? t(`audit.actions.${action}`) : action;
}

/** The name of a field; one without words as it was written down. */
export function fieldText(field: string, t: Translate): string {
  return isAuditField(field) ? t(`audit.fields.${field}`) : field;
}

/** A value as people read it: amounts and rates written out, yes and no, lists by commas. */
export function valueText(field: string, value: unknown, currency: string, t: Translate): string {
  if (value === null || value === undefined || value === "") return t("audit.nothing");
  if (typeof value === "boolean") return t(value ? "audit.yes" : "audit.no");
  if (Array.isArray(value)) return value.map((each) => valueText(field, each, currency, t)).join(", ");
  if (typeof value === "number") return numberText(field, value, currency);
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, inner]) => `${fieldText(name, t)}: ${valueText(name, inner, currency, t)}`)
      .join(" · ");
  return String(value);
}

function numberText(field: string, value: number, currency: string): string {
  const kind = recordedKind(field);
  if (kind === "money" && Number.isSafeInteger(value)) return formatAmount(cents(value), currency);
  if (kind === "rate" && Number.isSafeInteger(value))
    return `${percentFromBasisPoints(basisPoints(value))} %`;
  return String(value);
}

/** The name of a kind of thing; one of long ago as it was written down. */
export function subjectText(subject: string, t: Translate): string {
  return isAuditSubject(subject) ? t(`audit.subjects.${subject}`) : subject;
}
