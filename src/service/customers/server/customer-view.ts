import type { Selectable } from "kysely";
import { cents } from "#platform/domain/money/cents.ts";
import type { Customers } from "#platform/server/db/database.gen.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { Customer, CustomerSummary } from "../contract/customers.ts";
import { genders } from "../domain/customer.ts";
import type { CustomerRecord } from "./customer-queries.ts";

type Row = Selectable<Customers>;

/** Converts a customer for lists and orders. */
export function customerSummaryView(row: Pick<Row, keyof CustomerSummary>): CustomerSummary {
  const { id, phone, name, email, type, notes, allergies } = row;
  return { id, phone, name, email, type, notes, allergies };
}

export function customerView(row: Row): Customer {
  return {
    ...customerSummaryView(row),
    gender: genders.find((gender) => gender === row.gender) ?? null,
    birth_date: row.birth_date,
    department_code: row.department_code,
    municipality_code: row.municipality_code,
    district_code: row.district_code,
    address_complement: row.address_complement,
    doc_type_code: row.doc_type_code,
    doc_number: row.doc_number,
    razon_social: row.razon_social,
    trade_name: row.trade_name,
    nit: row.nit,
    nrc: row.nrc,
    economic_activity_code: row.economic_activity_code,
    economic_activity_desc: row.economic_activity_desc,
    withholds_vat: row.withholds_vat,
    credit_limit: row.credit_limit_cents === null ? null : cents(row.credit_limit_cents),
    credit_days: row.credit_days,
    balance: cents(row.balance_cents),
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: versionOf(editedCustomerFields(row)),
  };
}

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

/** Returns the fields of a customer's form; they make the version of an edit. */
export function editedCustomerFields(row: Edited): Edited {
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

/** Returns the fields for the audit log. Of notes and allergies it only stores that there are some. */
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
