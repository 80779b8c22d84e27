import { type TenderCode, tenderCodes } from "#core/payment-types/domain/tender-code.ts";
import { hoursList, hoursOf } from "#core/settings/contract/offer-hours.ts";
import { type HoursWord, offerHoursText } from "#core/settings/domain/offer-hours-text.ts";
import { type CategoryColour, categoryColours } from "#menu/menu/domain/category-colour.ts";
import { allergens, diets } from "#menu/menu/domain/food-marks.ts";
import { type HandPaymentMethod, handPaymentMethods } from "#operator/subscription/domain/payment-by-hand.ts";
import { type ApiScope, apiScopes } from "#platform/domain/access/api-scopes.ts";
import { type Permission, parseScope } from "#platform/domain/access/permissions.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { isLanguage, languageName, type Writing } from "#platform/domain/text/languages.ts";
import { detailsText } from "#platform/domain/text/list-text.ts";
import { dayText } from "#platform/domain/writing/moment-text.ts";
import { percentText } from "#platform/domain/writing/number-text.ts";
import { scopeWords } from "#reporting/integrations/contract/scope-words.ts";
import { type WebhookEventType, webhookEventTypes } from "#reporting/integrations/domain/webhook-events.ts";
import { type Gender, genders } from "#service/customers/domain/customer.ts";
import { type InvoiceType, invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import {
  type AuditAction,
  type AuditSubject,
  isAuditAction,
  isAuditSubject,
} from "../domain/audit/audit-action.ts";
import {
  type AuditField,
  fieldWord,
  isAuditField,
  isRecordedWord,
  type RecordedKind,
  type RecordedWord,
  recordedKind,
  type SettingWord,
  settingValueWord,
} from "./audit-field.ts";

/** Message keys of the audit log. */
export type AuditWord =
  | "audit.nothing"
  | "common.yes"
  | "common.no"
  | "common.labelled"
  | `audit.actions.${AuditAction}`
  | `audit.subjects.${AuditSubject}`
  | ReturnType<typeof fieldWord>
  | SettingWord
  | `audit.values.${RecordedWord}`
  | `priceRules.hours.${HoursWord}`
  | `menuItems.marks.allergen.${(typeof allergens)[number]}`
  | `menuItems.colours.${CategoryColour}`
  | `menuItems.marks.diet.${(typeof diets)[number]}`
  | `subscription.history.methods.${HandPaymentMethod}`
  | `taxDelivery.paper.tenders.${TenderCode}`
  | `customers.type.${InvoiceType}`
  | `customers.gender.${Gender}`
  | `integrations.events.${WebhookEventType}`
  | (typeof scopeWords)[ApiScope]
  | `users.scope.${Permission}.name`;
type Say = (word: AuditWord, values?: Record<string, unknown>) => string;

/** Writes amounts and words for a reader, on the screen and in the file. */
export interface AuditReader {
  readonly say: Say;
  readonly amount: (amount: Cents) => string;
  /** The form of numbers and days in the reader's language. */
  readonly writing: Writing;
}

/** Returns the words of an action; the stored name of one that no longer exists. */
export function actionText(action: string, say: Say): string {
  return isAuditAction(action) ? say(`audit.actions.${action}`) : action;
}

/** Returns the name of a kind of thing; the stored name of one that no longer exists. */
export function subjectText(subject: string, say: Say): string {
  return isAuditSubject(subject) ? say(`audit.subjects.${subject}`) : subject;
}

/** Writes a value for people: amounts, rates, days and hours, yes and no, lists with commas. */
export function valueText(field: AuditField, value: unknown, reader: AuditReader): string {
  const { say, writing } = reader;
  const nothing = say("audit.nothing");
  if (value === null || value === undefined || value === "") return nothing;
  const kind = recordedKind(field);
  if (kind === "presence") return say("common.yes");
  if (kind === "scope") return scopeText(String(value), reader) || nothing;
  if (kind === "allergen")
    return marksText(value, allergens, (mark) => say(`menuItems.marks.allergen.${mark}`), reader);
  if (kind === "diet") return marksText(value, diets, (mark) => say(`menuItems.marks.diet.${mark}`), reader);
  const hours = kind === "hours" ? hoursList.safeParse(value) : undefined;
  if (hours?.success)
    return (
      offerHoursText(hours.data.map(hoursOf), {
        word: (word, values) => say(`priceRules.hours.${word}`, values),
        writing,
      }) || nothing
    );
  if (Array.isArray(value))
    return (
      detailsText(
        value.map((each) => valueText(field, each, reader)),
        writing,
      ) || nothing
    );
  if (typeof value === "boolean") return say(value ? "common.yes" : "common.no");
  if (typeof value === "object") return innerText(value, reader);
  if (kind === "money") return reader.amount(cents(Number(value)));
  // A happy hour is a rate below zero.
  if (kind === "rate") return percentText(Number(value) / 100, writing);
  const text = String(value);
  const word = settingValueWord(field, text);
  if (word) return say(word);
  if (kind === "day" || ONE_DAY.test(text)) return dayText(text, writing);
  if (kind === "language" && isLanguage(text)) return languageName(text);
  const named = wordOf(kind, text);
  return named === undefined ? text : say(named);
}

/** Returns the message key of a value of a closed set; undefined for any other, as of entries that are older than the set. */
function wordOf(kind: RecordedKind, text: string): AuditWord | undefined {
  const among = <Value extends string>(values: readonly Value[], word: (value: Value) => AuditWord) => {
    const value = values.find((each) => each === text);
    return value === undefined ? undefined : word(value);
  };
  switch (kind) {
    case "word":
      return isRecordedWord(text)
        ? `audit.values.${text}`
        : among(invoiceTypes, (type) => `customers.type.${type}`);
    case "gender":
      return among(genders, (gender) => `customers.gender.${gender}`);
    case "event":
      return among(webhookEventTypes, (type) => `integrations.events.${type}`);
    case "api_scope":
      return among(apiScopes, (scope) => scopeWords[scope]);
    case "method":
      // A drawer's payment type is the restaurant's own and has its name.
      return among(handPaymentMethods, (method) => `subscription.history.methods.${method}`);
    case "colour":
      return among(categoryColours, (colour) => `menuItems.colours.${colour}`);
    case "tender":
      return among(tenderCodes, (code) => `taxDelivery.paper.tenders.${code}`);
    default:
      return undefined;
  }
}

/** Says what is in a dish or whom it suits; older entries hold one text of all codes. */
function marksText<Mark extends string>(
  value: unknown,
  marks: readonly Mark[],
  word: (mark: Mark) => string,
  { say, writing }: AuditReader,
): string {
  const codes: readonly unknown[] = Array.isArray(value) ? value : String(value).split(", ");
  const texts = codes.map((code) => {
    const mark = marks.find((each) => each === code);
    return mark === undefined ? String(code) : word(mark);
  });
  return detailsText(texts, writing) || say("audit.nothing");
}

/** A day and nothing else. */
const ONE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Writes the fields inside a value that have words. */
function innerText(value: object, reader: AuditReader): string {
  return Object.entries(value)
    .flatMap(([name, inner]) =>
      isAuditField(name)
        ? [
            reader.say("common.labelled", {
              label: reader.say(fieldWord(name)),
              value: valueText(name, inner, reader),
            }),
          ]
        : [],
    )
    .join(" · ");
}

function scopeText(scope: string, { say, writing }: AuditReader): string {
  return detailsText(
    parseScope(scope).map((permission) => say(`users.scope.${permission}.name`)),
    writing,
  );
}
