/** Reasons to refuse a customer (operations §5); their texts are under `validation`. */
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
/** A customer's problems, with malformed numbers (GUIDE §4), which receptors of invoices have too. */
export type CustomerProblem =
  | (typeof customerProblems)[number]
  | "nit_malformed"
  | "nrc_malformed"
  | "dui_malformed";
