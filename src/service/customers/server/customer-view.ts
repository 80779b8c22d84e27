import type { Selectable } from "kysely";
import { cents } from "#platform/domain/money/cents.ts";
import type { Customers } from "#platform/server/db/database.gen.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { Customer, CustomerSummary } from "../contract/customers.ts";
import { genders } from "../domain/customer.ts";
import { editedFields } from "./edited-fields.ts";

type Row = Selectable<Customers>;

/** A customer as lists and orders name one. */
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
    version: versionOf(editedFields(row)),
  };
}
