import type { z } from "zod";
import { customerProblems } from "../../domain/customers/customer-problem.ts";

/** Why a field was refused; words for each in every language under `validation.<code>`. */
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
  "nit_malformed",
  "nrc_malformed",
  "dui_malformed",
  "phone_length",
  ...customerProblems,
] as const;
export type ValidationCode = (typeof validationCodes)[number];

/**
 * The reason in our words for an issue of the schema; the same on the server and in forms. Parse with `reportInput`:
 * without the input a value of the wrong kind cannot be told from one that is missing.
 */
export function validationCode(issue: z.core.$ZodIssue): ValidationCode {
  switch (issue.code) {
    case "invalid_type":
      return isMissing(issue.input) ? "required" : "malformed";
    case "too_small":
      if (issue.origin === "string" || issue.origin === "array")
        return issue.minimum === 1 ? "required" : "too_short";
      return "too_small";
    case "too_big":
      return issue.origin === "string" || issue.origin === "array" ? "too_long" : "too_large";
    case "invalid_format":
      if (issue.format === "email") return "not_an_email";
      return issue.format === "date" || issue.format === "datetime" ? "not_a_date" : "malformed";
    case "invalid_value":
      return "not_a_choice";
    default:
      return "malformed";
  }
}

/** An empty field of a form counts as missing, whatever the schema wants in its place. */
function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === "";
}
