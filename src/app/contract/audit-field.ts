import { paymentIcons } from "#core/payment-types/domain/payment-icon.ts";
import { settlements } from "#core/payment-types/domain/settlement.ts";
import { discountTypes } from "#core/pricing/domain/decide-discount.ts";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { settingGroups } from "#core/settings/contract/setting-groups.ts";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { priceEffects, priceReaches } from "#menu/price-rules/domain/price-rule-kinds.ts";
import type { Setting, SettingGroup } from "#platform/contract/setting-group.ts";
import { billRequestStatuses } from "#service/orders/domain/bill-request.ts";
import { lineStatuses } from "#service/orders/domain/line-status.ts";
import { qrOrderStatuses } from "#service/qr-orders/domain/qr-order.ts";
import { reservationStatuses } from "#service/reservations/domain/reservation.ts";
import { documentTaskKinds } from "#tax/documents/domain/document-task.ts";

/**
 * Kinds of fields in the audit log: an amount in cents, a rate in basis points, an ISO day, hours of offer,
 * one of a closed set of values that have words, a customer's gender, an event of webhooks, what a key of the API opens, a
 * language, a way to pay the subscription by hand, a payment type of tax documents, a colour of a category, permissions,
 * presence only, what is in a dish, whom it suits, or plain.
 */
export type RecordedKind =
  | "money"
  | "rate"
  | "day"
  | "hours"
  | "word"
  | "gender"
  | "event"
  | "api_scope"
  | "language"
  | "method"
  | "tender"
  | "colour"
  | "scope"
  | "presence"
  | "allergen"
  | "diet"
  | "plain";

/** Fields of the audit log that have words. Others, such as ids, are internal and never shown. */
const kinds = {
  api_key: "plain",
  events: "event",
  last_day: "day",
  legal_name: "plain",
  scopes: "api_scope",
  remaining: "plain",
  next_number: "plain",
  activity: "plain",
  added: "plain",
  additional_rate: "rate",
  additional_tribute: "plain",
  addon: "plain",
  addons: "plain",
  address: "plain",
  allergens: "allergen",
  allergies: "presence",
  amount: "money",
  attempts: "plain",
  balance: "money",
  bill_request: "word",
  birth_date: "day",
  categories: "plain",
  categories_new: "plain",
  category: "plain",
  choices: "plain",
  closing_hour: "plain",
  code: "plain",
  colour: "colour",
  counted: "money",
  counts: "plain",
  course: "plain",
  credit_days: "plain",
  credit_carried: "money",
  credit_limit: "money",
  currency: "plain",
  date: "plain",
  defaults: "plain",
  deliveryType: "word",
  denomination: "money",
  description: "plain",
  designation: "plain",
  difference: "money",
  dining_option: "word",
  dining_options: "word",
  diets: "diet",
  discount: "money",
  discount_type: "word",
  discount_value: "plain",
  document: "plain",
  documentTask: "word",
  drawer: "plain",
  effect: "word",
  email: "plain",
  end_date: "day",
  expected: "money",
  extra: "money",
  factor: "plain",
  float: "money",
  floor: "plain",
  floors: "plain",
  fromPeople: "plain",
  gender: "gender",
  givenBack: "money",
  group_title: "plain",
  groups: "plain",
  hours: "hours",
  icon: "word",
  includes_addons: "plain",
  ingredient: "plain",
  internal_code: "plain",
  is_active: "plain",
  is_combinable: "plain",
  is_default: "plain",
  is_enabled: "plain",
  is_iva_included: "plain",
  is_large_taxpayer: "plain",
  is_not_subject: "plain",
  is_taxable: "plain",
  item: "plain",
  item_type: "plain",
  items: "plain",
  itemsMoved: "plain",
  items_changed: "plain",
  items_new: "plain",
  items_same: "plain",
  iva_rate: "rate",
  language: "language",
  lock_after_seconds: "plain",
  lock_after_sending: "plain",
  max: "plain",
  max_each: "plain",
  max_discount_amount: "money",
  max_uses: "plain",
  merged: "plain",
  method: "method",
  methods: "plain",
  min: "plain",
  min_order_value: "money",
  min_quantity_threshold: "plain",
  missing: "plain",
  months: "plain",
  movedTo: "plain",
  moved_to: "plain",
  name: "plain",
  net_price: "money",
  nit: "plain",
  notes: "plain",
  nrc: "plain",
  onAccount: "money",
  order: "plain",
  paymentNo: "plain",
  payments: "plain",
  people: "plain",
  percent: "rate",
  phone: "plain",
  photo: "presence",
  pieces: "plain",
  point_of_sale: "plain",
  price: "money",
  prices: "plain",
  purchase_no: "plain",
  quantity: "plain",
  quoted_minutes: "plain",
  rate: "rate",
  reach: "word",
  reason: "plain",
  recipe_quantity: "plain",
  recipients: "plain",
  refundNo: "plain",
  refunded: "money",
  required: "plain",
  responsible: "plain",
  scope: "scope",
  seating_capacity: "plain",
  settles: "word",
  skipped: "plain",
  sources: "word",
  start_date: "day",
  withheld_carried: "money",
  station: "plain",
  status: "word",
  stock_missing: "money",
  stock_surplus: "money",
  storeImage: "presence",
  guestCover: "presence",
  highlighted: "plain",
  table: "word",
  taken: "money",
  tax: "plain",
  tender_code: "tender",
  tip: "money",
  tipRefunded: "money",
  title: "plain",
  total: "money",
  trade_name: "plain",
  translations: "plain",
  tribute: "plain",
  type: "word",
  unit: "plain",
  unitPrice: "money",
  unit_cost: "plain",
  until: "plain",
  updated: "plain",
  username: "plain",
  variant: "plain",
  variants: "plain",
  vendor: "plain",
  vouchers: "plain",
  waiter: "plain",
  withheld: "money",
  withholds_vat: "plain",
  zNo: "plain",
} as const satisfies Record<string, RecordedKind>;
type OwnField = keyof typeof kinds;

type Groups = (typeof settingGroups)[keyof typeof settingGroups];
type NamesOf<Group> = Group extends SettingGroup ? keyof Group["settings"] & string : never;
type SettingsOf<Group> = Group extends SettingGroup ? Group["settings"][keyof Group["settings"]] : never;
type LoggedSetting = SettingsOf<Groups>;

/** Settings are logged by the names that they have on the wire. */
const settings: ReadonlyMap<string, LoggedSetting> = new Map(
  Object.values(settingGroups).flatMap((group) => Object.entries<LoggedSetting>(group.settings)),
);

export type AuditField = OwnField | NamesOf<Groups>;

/**
 * Every field with words of the log's own.
 * @proof
 */
export const auditFields = Object.keys(kinds) as readonly OwnField[];

const isOwnField = (field: string): field is OwnField => Object.hasOwn(kinds, field);

/** Tells whether a field of the log has words. */
export function isAuditField(field: string): field is AuditField {
  return isOwnField(field) || settings.has(field);
}

/** Returns the kind of a field; `plain` for one without words. */
export function recordedKind(field: string): RecordedKind {
  if (isOwnField(field)) return kinds[field];
  const setting: Setting | undefined = settings.get(field);
  if (setting?.control === "percent") return "rate";
  if (setting?.control === "amount") return "money";
  return setting?.isWord ? "word" : "plain";
}

type NameOf<Logged> = Logged extends { readonly loggedAs: infer Word }
  ? Word
  : Logged extends { readonly label: infer Word }
    ? Word
    : never;
type ValueOf<Logged> = Logged extends { readonly values: infer Values } ? Values[keyof Values] : never;

/** Message keys of settings in the log: their names, and the values of closed sets. */
export type SettingWord = NameOf<LoggedSetting> | ValueOf<LoggedSetting>;

/** Returns the message key of a field's name. */
export function fieldWord(field: AuditField): `audit.fields.${OwnField}` | SettingWord {
  if (isOwnField(field)) return `audit.fields.${field}`;
  const setting = settings.get(field);
  if (!setting) throw new Error(`no field of the log: ${field}`);
  return "loggedAs" in setting ? setting.loggedAs : setting.label;
}

/** Returns the message key of a setting's value; undefined for values that have no words of their own. */
export function settingValueWord(field: AuditField, value: string): SettingWord | undefined {
  const setting = isOwnField(field) ? undefined : settings.get(field);
  if (!setting || !("values" in setting)) return undefined;
  const words: Readonly<Record<string, SettingWord>> = setting.values;
  return words[value];
}

/** Values of closed sets that have words of the log. */
export const recordedWords = [
  ...diningOptions,
  ...lineStatuses,
  ...qrOrderStatuses,
  ...billRequestStatuses,
  ...orderSources,
  ...priceEffects,
  ...priceReaches,
  ...discountTypes,
  ...settlements,
  ...taxTypes,
  ...documentTaskKinds,
  ...paymentIcons,
  ...reservationStatuses,
];
export type RecordedWord = (typeof recordedWords)[number];

/** Tells whether a value of a closed set has words. */
export function isRecordedWord(value: string): value is RecordedWord {
  return recordedWords.some((word) => word === value);
}

type Recorded = Readonly<Record<string, unknown>> | null;

/** A field before and after a change; undefined where it was not recorded. */
export interface RecordedChange {
  readonly field: AuditField;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Returns the fields with words that differ before and after; fields of one side alone belong to a new or a
 * deleted thing.
 */
export function recordedChanges(before: Recorded, after: Recorded): RecordedChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter(isAuditField)
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
