import { paymentIcons } from "#core/payment-types/domain/payment-icon.ts";
import { settlements } from "#core/payment-types/domain/settlement.ts";
import { discountTypes } from "#core/pricing/domain/decide-discount.ts";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { priceEffects, priceReaches } from "#menu/price-rules/domain/price-rule-kinds.ts";
import { wordLanguages } from "#platform/domain/money/money-in-words.ts";
import { billRequestStatuses } from "#service/orders/domain/bill-request.ts";
import { lineStatuses } from "#service/orders/domain/line-status.ts";
import { qrOrderStatuses } from "#service/qr-orders/domain/qr-order.ts";
import { reservationStatuses } from "#service/reservations/domain/reservation.ts";
import { documentTaskKinds } from "#tax/documents/domain/document-task.ts";

/**
 * Kinds of fields in the audit log: an amount in cents, a rate in basis points, an ISO day, hours of offer,
 * one of a closed set of values that have words, a way to pay the subscription by hand, permissions, presence
 * only, or plain.
 */
export type RecordedKind =
  | "money"
  | "rate"
  | "day"
  | "hours"
  | "word"
  | "method"
  | "scope"
  | "presence"
  | "plain";

/** Fields of the audit log that have words. Others, such as ids, are internal and never shown. */
const kinds = {
  api_key: "plain",
  events: "plain",
  last_day: "day",
  scopes: "plain",
  remaining: "plain",
  activity: "plain",
  added: "plain",
  additional_rate: "rate",
  additional_tribute: "plain",
  addon: "plain",
  addons: "plain",
  address: "plain",
  allergens: "plain",
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
  code: "plain",
  counted: "money",
  counts: "plain",
  course: "plain",
  credit_days: "plain",
  credit_limit: "money",
  currency: "plain",
  date: "plain",
  dayCutoffHour: "plain",
  day_cutoff_hour: "plain",
  defaults: "plain",
  deliveryType: "word",
  denomination: "money",
  description: "plain",
  designation: "plain",
  difference: "money",
  difference_limit: "money",
  dining_option: "word",
  dining_options: "word",
  diets: "plain",
  discount_type: "word",
  discount_value: "plain",
  document: "plain",
  documentTask: "word",
  drawer: "plain",
  durationMinutes: "plain",
  effect: "word",
  email: "plain",
  end_date: "day",
  expected: "money",
  extra: "money",
  factor: "plain",
  float: "money",
  floor: "plain",
  floors: "plain",
  footer: "plain",
  fromPeople: "plain",
  gender: "plain",
  givenBack: "money",
  group_title: "plain",
  groups: "plain",
  header: "plain",
  hours: "hours",
  icon: "word",
  identification_threshold: "money",
  includes_addons: "plain",
  ingredient: "plain",
  internal_code: "plain",
  isEnablePrint: "plain",
  isFeedbackEnabled: "plain",
  isMailEnabled: "plain",
  isOnlineCancelEnabled: "plain",
  isQRMenuEnabled: "plain",
  isQROrderEnabled: "plain",
  isStockMailEnabled: "plain",
  isTaxed: "plain",
  is_active: "plain",
  is_default: "plain",
  is_enabled: "plain",
  is_iva_included: "plain",
  is_session_required: "plain",
  is_suggested: "plain",
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
  language: "word",
  lock_after_seconds: "plain",
  lock_after_sending: "plain",
  max: "plain",
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
  pageFormat: "plain",
  pay_first: "word",
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
  printToken: "plain",
  purchase_no: "plain",
  quantity: "plain",
  quoted_minutes: "plain",
  rate: "rate",
  reach: "word",
  reason: "plain",
  recipe_quantity: "plain",
  refundNo: "plain",
  refunded: "money",
  required: "plain",
  rules: "plain",
  scope: "scope",
  seating_capacity: "plain",
  serviceCharge: "rate",
  settles: "word",
  showCustomerDetails: "plain",
  showNotes: "plain",
  showStoreDetails: "plain",
  skipped: "plain",
  sources: "word",
  start_date: "day",
  station: "plain",
  status: "word",
  stockMailHour: "plain",
  stock_missing: "money",
  stock_surplus: "money",
  storeImage: "presence",
  storeName: "plain",
  table: "word",
  taken: "money",
  targetFoodCost: "rate",
  tax: "plain",
  tender_code: "plain",
  timeZone: "plain",
  tip: "money",
  tipRefunded: "money",
  title: "plain",
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
  warningMinutes: "plain",
  withholds_vat: "plain",
  zNo: "plain",
} as const satisfies Record<string, RecordedKind>;
export type AuditField = keyof typeof kinds;

/** Tells whether a field of the log has words. */
export function isAuditField(field: string): field is AuditField {
  return Object.hasOwn(kinds, field);
}

/** Returns the kind of a field; `plain` for one without words. */
export function recordedKind(field: string): RecordedKind {
  return isAuditField(field) ? kinds[field] : "plain";
}

const words = [
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
  ...wordLanguages,
  ...reservationStatuses,
];
export type RecordedWord = (typeof words)[number];

/** Tells whether a value of a closed set has words. */
export function isRecordedWord(value: string): value is RecordedWord {
  return words.some((word) => word === value);
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
