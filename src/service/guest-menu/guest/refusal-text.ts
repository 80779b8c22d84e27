import type { GuestWord } from "#app/words/en/guests.ts";
import { Refusal } from "./api.ts";
import type { useWords } from "./page-context.ts";

const known: Readonly<Record<string, GuestWord>> = {
  price_changed: "err_price_changed",
  item_unavailable: "err_item_gone",
  item_sold_out: "err_item_gone",
  not_offered: "err_item_gone",
  insufficient_stock: "err_item_gone",
  visit_not_open: "err_visit_not_open",
  visit_not_joined: "err_visit_not_joined",
  visit_full: "err_visit_full",
  visit_pin_required: "err_visit_pin_required",
  visit_pin_wrong: "err_visit_pin_wrong",
  visit_pin_blocked: "err_visit_pin_blocked",
  guest_ordering_off: "err_guest_ordering_off",
  guest_way_off: "err_guest_way_off",
  store_closed: "err_store_closed",
  guest_name_required: "err_guest_name_required",
  guest_phone_invalid: "err_guest_phone_invalid",
  guest_orders_too_many: "err_guest_orders_too_many",
  guest_orders_full: "err_guest_orders_full",
  guest_orders_crowded: "err_guest_orders_crowded",
  guest_receptor_incomplete: "err_guest_receptor_incomplete",
  feedback_off: "err_feedback_off",
  feedback_given: "err_feedback_given",
  invalid_input: "err_invalid_input",
};

/** Describes a failure in the page's language; errors without a text there use the server's. */
export function refusalText(error: unknown, t: ReturnType<typeof useWords>): string {
  if (!(error instanceof Refusal)) return t("something_wrong");
  if (error.code === "too_many_requests") return tooManyText(error.seconds, t);
  const key = known[error.code];
  return key === undefined ? error.message || t("something_wrong") : t(key);
}

/** Describes the error of each field in the page's language: missing or invalid. */
export function fieldTexts({ fields }: Refusal, t: ReturnType<typeof useWords>): Record<string, string> {
  return Object.fromEntries(
    Object.entries<string>(fields).map(([field, code]) => [field, t(fieldWord(code))]),
  );
}

function fieldWord(code: string): GuestWord {
  if (code === "phone_invalid") return "err_guest_phone_invalid";
  return known[code] ?? (code === "required" ? "write_this" : "check_this");
}

const MINUTE_S = 60;
const LONG_S = 2 * 60 * MINUTE_S;

/** Says how long to wait, as the server told. */
const tooManyText = (seconds: number, t: ReturnType<typeof useWords>) =>
  seconds > LONG_S
    ? t("err_too_many_today")
    : t("err_too_many_requests", { count: Math.max(1, Math.ceil(seconds / MINUTE_S)) });
