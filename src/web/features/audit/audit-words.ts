import { hoursList, hoursOf } from "../../../contract/offers.ts";
import { isAuditAction, isAuditSubject } from "../../../domain/audit/audit-action.ts";
import {
  type AuditField,
  isAuditField,
  isRecordedWord,
  recordedKind,
} from "../../../domain/audit/audit-field.ts";
import { basisPoints, cents, percentFromBasisPoints } from "../../../domain/money/cents.ts";
import { formatAmount, formatDay } from "../../platform/format.ts";
import { hoursText } from "../../platform/hours-text.ts";
import type { Translate } from "../../platform/i18n.ts";

/** What was done, in words; a name of long ago as it was written down. */
export function actionText(action: string, t: Translate): string {
  return isAuditAction(action) ? t(`audit.actions.${action}`) : action;
}

/** A value as people read it: amounts, rates, days and hours written out, yes and no, lists by commas. */
export function valueText(field: AuditField, value: unknown, currency: string, t: Translate): string {
  if (value === null || value === undefined || value === "") return t("audit.nothing");
  const kind = recordedKind(field);
  if (kind === "presence") return t("audit.yes");
  const hours = kind === "hours" ? hoursList.safeParse(value) : undefined;
  if (hours?.success) return hoursText(hours.data.map(hoursOf), t) || t("audit.nothing");
  if (Array.isArray(value))
    return value.map((each) => valueText(field, each, currency, t)).join(", ") || t("audit.nothing");
  if (typeof value === "boolean") return t(value ? "audit.yes" : "audit.no");
  if (typeof value === "object") return innerText(value, currency, t);
  if (kind === "money") return formatAmount(cents(Number(value)), currency);
  if (kind === "rate") return `${percentFromBasisPoints(basisPoints(Number(value)))} %`;
  if (kind === "day") return formatDay(String(value));
  const text = String(value);
  return kind === "word" && isRecordedWord(text) ? t(`audit.values.${text}`) : text;
}

/** The fields inside a value that have words, by name. */
function innerText(value: object, currency: string, t: Translate): string {
  return Object.entries(value)
    .flatMap(([name, inner]) =>
      isAuditField(name) ? [`${t(`audit.fields.${name}`)}: ${valueText(name, inner, currency, t)}`] : [],
    )
    .join(" · ");
}

/** The name of a kind of thing; one of long ago as it was written down. */
export function subjectText(subject: string, t: Translate): string {
  return isAuditSubject(subject) ? t(`audit.subjects.${subject}`) : subject;
}
