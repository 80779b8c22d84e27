import type { z } from "zod";
import { unreachable } from "#platform/domain/unreachable.ts";
import { customerProblems } from "#service/customers/domain/customer-problem.ts";

/** Reasons for refusing a field; their words stand in every language under `validation.<code>`. */
export const validationCodes = [
  "required",
  "too_short",
  "too_long",
  "too_small",
  "too_large",
  "not_an_email",
  "not_a_choice",
  "not_a_date",
  "malformed",
  "not_a_number",
  "too_many_decimals",
  "unknown_name",
  "amounts_differ",
  "received_too_little",
  "received_too_much",
  "change_from_cash_only",
  "tip_too_large",
  "tip_on_account",
  "above_balance",
  "card_number",
  "cash_on_account",
  "too_many_days",
  "more_than_ten_years",
  "nit_malformed",
  "nrc_malformed",
  "dui_malformed",
  "phone_length",
  "percentage_invalid",
  "fixed_amount_invalid",
  "ends_before_start",
  "rule_twice",
  "customer_unselected",
  "date_unselected",
  "date_past",
  "payment_day",
  "amount_above_zero",
  "date_too_far",
  "people_too_many",
  ...customerProblems,
  "diet_ruled_out",
  "iva_needs_tribute",
  "iva_needs_taxable",
  "iva_needs_rate",
  "iva_included_first",
  "required_asks_for_one",
  "most_below_least",
  "more_than_there_are",
  "more_than_the_most",
  "too_many_defaults",
  "chosen_twice",
  "nothing_to_choose",
  "currency_in_use",
  "file_missing",
  "file_too_large",
  "not_a_picture",
  "too_many_pixels",
  "accent_too_light",
  "unit_required",
  "stock_above_zero",
  "minimum_above_zero",
  "minimum_above_stock",
  "wastage_above_zero",
  "unit_locked",
  "unit_differs",
  "unit_too_big",
  "day_ahead",
  "not_an_attachment",
  "no_valid_item",
  "vendor_number_missing",
  "factor_unknown",
  "stocked_too_little",
  "code_issued",
  "code_taken",
  "establishment_code",
  "point_of_sale_code",
  "four_signs",
  "number_behind",
  "withholder_without_nit",
  "nit_of_certificate",
  "certificate_too_large",
  "certificate_not_xml",
  "certificate_not_allowed",
  "certificate_incomplete",
  "certificate_wrong_password",
  "certificate_key_invalid",
  "certificate_key_mismatch",
  "certificate_inactive",
  "certificate_other_nit",
  "certificate_ended",
  "reason_too_short",
] as const;
export type ValidationCode = (typeof validationCodes)[number];

/**
 * Returns our reason for an issue of the schema; the same on the server and in forms. Parse with
 * `reportInput`: without the input a value of the wrong kind cannot be told from a missing one.
 */
export function validationCode(issue: z.core.$ZodIssue): ValidationCode {
  switch (issue.code) {
    case "invalid_type":
      if (isMissing(issue.input)) return "required";
      // A form holds NaN for a text that is no certain number.
      return Number.isNaN(issue.input) ? "not_a_number" : "malformed";
    case "too_small":
      if (issue.origin === "string" || issue.origin === "array")
        return issue.minimum === 1 ? "required" : "too_short";
      return "too_small";
    case "too_big":
      return issue.origin === "string" || issue.origin === "array" ? "too_long" : "too_large";
    case "invalid_format":
      // Nothing was typed for a PIN, say: there is no format to be told.
      if (issue.format === "regex" && isMissing(issue.input)) return "required";
      if (issue.format === "email") return "not_an_email";
      return issue.format === "date" || issue.format === "datetime" ? "not_a_date" : "malformed";
    case "invalid_value":
      return "not_a_choice";
    case "custom":
      return isValidationCode(issue.params?.code) ? issue.params.code : "malformed";
    case "not_multiple_of":
    case "unrecognized_keys":
    case "invalid_union":
    case "invalid_key":
    case "invalid_element":
      return "malformed";
    default:
      return unreachable(issue);
  }
}

function isValidationCode(code: unknown): code is ValidationCode {
  return (validationCodes as readonly unknown[]).includes(code);
}

/** Gives a `.refine` of a schema the code of its words, instead of "the format is not right". */
export function saying(code: ValidationCode) {
  return { params: { code } };
}

/** Tells whether an input is missing; an empty form field counts as missing, whatever the schema wants. */
function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === "";
}
