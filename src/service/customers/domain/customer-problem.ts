/** What keeps a customer from being saved (operations §5); words for each under `validation` in the words. */
export const customerProblems = [
  "phone_required",
  "phone_invalid",
  "department_required",
  "municipality_required",
  "name_required",
  "email_invalid",
  "business_name_required",
  "nit_required",
  "document_type_required",
  "birth_date_invalid",
] as const;
/** Numbers of a wrong shape (GUIDE §4); receptors of invoices are told the same. */
export type CustomerProblem =
  | (typeof customerProblems)[number]
  | "nit_malformed"
  | "nrc_malformed"
  | "dui_malformed";
