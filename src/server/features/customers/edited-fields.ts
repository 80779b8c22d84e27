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
  | "address_complement"
  | "doc_type_code"
  | "doc_number"
  | "nit"
  | "nrc"
  | "economic_activity_code"
  | "economic_activity_desc"
  | "notes"
  | "allergies"
  | "credit_limit_cents"
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
    address_complement: row.address_complement,
    doc_type_code: row.doc_type_code,
    doc_number: row.doc_number,
    nit: row.nit,
    nrc: row.nrc,
    economic_activity_code: row.economic_activity_code,
    economic_activity_desc: row.economic_activity_desc,
    notes: row.notes,
    allergies: row.allergies,
    credit_limit_cents: row.credit_limit_cents,
  };
}

/** What the audit log keeps of a customer. Of notes and allergies it says only that there are some. */
export function auditedFields(row: Edited & Pick<CustomerRecord, "phone">) {
  const { name, phone, email, gender, birth_date, nit, nrc, notes, allergies } = row;
  return {
    name,
    phone,
    email,
    type: row.type,
    gender,
    birth_date,
    address: listed(row.address_complement, row.municipality_code, row.department_code),
    document: listed(row.doc_type_code, row.doc_number),
    nit,
    nrc,
    activity: listed(row.economic_activity_code, row.economic_activity_desc),
    notes: notes === null ? null : "…",
    allergies: allergies === null ? null : "…",
    credit_limit: row.credit_limit_cents,
  };
}

function listed(...parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(" · ") || null;
}
