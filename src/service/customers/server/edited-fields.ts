import type { CustomerRecord } from "./customer-queries.ts";

type Edited = Pick<
  CustomerRecord,
  | "type"
  | "name"
  | "email"
  | "gender"
  | "birth_date"
  | "department_code"
  | "municipality_code"
  | "district_code"
  | "address_complement"
  | "doc_type_code"
  | "doc_number"
  | "trade_name"
  | "nit"
  | "nrc"
  | "economic_activity_code"
  | "economic_activity_desc"
  | "notes"
  | "allergies"
  | "withholds_vat"
  | "credit_limit_cents"
  | "credit_days"
>;

/** What the form of a customer holds; the version of an edit is made of it. */
export function editedFields(row: Edited): Edited {
  return {
    type: row.type,
    name: row.name,
    email: row.email,
    gender: row.gender,
    birth_date: row.birth_date,
    department_code: row.department_code,
    municipality_code: row.municipality_code,
    district_code: row.district_code,
    address_complement: row.address_complement,
    doc_type_code: row.doc_type_code,
    doc_number: row.doc_number,
    trade_name: row.trade_name,
    nit: row.nit,
    nrc: row.nrc,
    economic_activity_code: row.economic_activity_code,
    economic_activity_desc: row.economic_activity_desc,
    notes: row.notes,
    allergies: row.allergies,
    withholds_vat: row.withholds_vat,
    credit_limit_cents: row.credit_limit_cents,
    credit_days: row.credit_days,
  };
}

/** What the audit log keeps of a customer. Of notes and allergies it says only that there are some. */
export function auditedFields(row: Edited & Pick<CustomerRecord, "phone">) {
  const { name, phone, email, gender, birth_date, trade_name, nit, nrc, notes, allergies } = row;
  return {
    name,
    phone,
    email,
    type: row.type,
    gender,
    birth_date,
    address: listed(row.address_complement, row.district_code, row.municipality_code, row.department_code),
    document: listed(row.doc_type_code, row.doc_number),
    trade_name,
    nit,
    nrc,
    withholds_vat: row.withholds_vat,
    activity: listed(row.economic_activity_code, row.economic_activity_desc),
    notes: notes === null ? null : "…",
    allergies: allergies === null ? null : "…",
    credit_limit: row.credit_limit_cents,
    credit_days: row.credit_days,
  };
}

function listed(...parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(" · ") || null;
}
