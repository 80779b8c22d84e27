/** How a field of the audit log is written out: an amount in cents, a rate in basis points, or as it is. */
export type RecordedKind = "money" | "rate" | "plain";

/** Fields of the audit log that have words; others are shown by their own name. */
const kinds = {
  title: "plain",
  name: "plain",
  status: "plain",
  quantity: "plain",
  amount: "money",
  float: "money",
  drawer: "plain",
  counted: "money",
  expected: "money",
  difference: "money",
  difference_limit: "money",
  is_session_required: "plain",
  day_cutoff_hour: "plain",
  is_enabled: "plain",
  people: "plain",
  scope: "plain",
  designation: "plain",
  phone: "plain",
  email: "plain",
  username: "plain",

  lock_after_sending: "plain",
  lock_after_seconds: "plain",
  description: "plain",
  price: "money",
  net_price: "money",
  category: "plain",
  tax: "plain",
  station: "plain",
  course: "plain",
  item_type: "plain",
  is_taxable: "plain",
  tribute: "plain",
  unit: "plain",
  internal_code: "plain",
  iva_rate: "rate",
  is_iva_included: "plain",
  additional_tribute: "plain",
  additional_rate: "rate",
  item: "plain",
  variant: "plain",
  variants: "plain",
  addon: "plain",
  addons: "plain",
  defaults: "plain",
  min: "plain",
  max: "plain",
  required: "plain",
  ingredient: "plain",
  recipe_quantity: "plain",
  unit_cost: "plain",
  order: "plain",
  items: "plain",
  moved_to: "plain",
  photo: "plain",
} as const satisfies Record<string, RecordedKind>;
export type AuditField = keyof typeof kinds;

/** Whether a field of the log has words of its own. */
export function isAuditField(field: string): field is AuditField {
  return Object.hasOwn(kinds, field);
}

/** How a field is written out; one without words as it is. */
export function recordedKind(field: string): RecordedKind {
  return isAuditField(field) ? kinds[field] : "plain";
}
