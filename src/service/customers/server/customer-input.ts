import { mayDo } from "#platform/domain/access/actions.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { type CustomerBody, customerFields } from "../contract/customers.ts";
import { CREDIT_DAYS } from "../domain/credit.ts";
import { type CustomerInput, genders } from "../domain/customer.ts";
import type { CustomerRecord } from "./customer-queries.ts";

/** Converts the body for the rules of customers: absent is empty. */
export function customerInput(body: CustomerBody): CustomerInput {
  const textOf = (field: keyof CustomerInput) => body[customerFields[field]]?.toString() ?? "";
  return {
    type: body.type,
    phone: textOf("phone"),
    name: textOf("name"),
    email: textOf("email"),
    gender: body.gender ?? null,
    birthDate: textOf("birthDate"),
    departmentCode: textOf("departmentCode"),
    municipalityCode: textOf("municipalityCode"),
    districtCode: textOf("districtCode"),
    addressComplement: textOf("addressComplement"),
    docTypeCode: textOf("docTypeCode"),
    docNumber: textOf("docNumber"),
    businessName: textOf("businessName") || textOf("name"),
    tradeName: textOf("tradeName"),
    nit: textOf("nit"),
    nrc: textOf("nrc"),
    economicActivityCode: textOf("economicActivityCode"),
    economicActivityDesc: textOf("economicActivityDesc"),
    withholdsVat: body.withholds_vat ?? false,
    notes: textOf("notes"),
    allergies: textOf("allergies"),
  };
}

/** Converts a stored customer for the rules. */
export function storedInput(row: CustomerRecord): CustomerInput {
  return {
    type: row.type,
    phone: row.phone,
    name: row.name ?? "",
    email: row.email ?? "",
    gender: genders.find((gender) => gender === row.gender) ?? null,
    birthDate: row.birth_date ?? "",
    departmentCode: row.department_code ?? "",
    municipalityCode: row.municipality_code ?? "",
    districtCode: row.district_code ?? "",
    addressComplement: row.address_complement ?? "",
    docTypeCode: row.doc_type_code ?? "",
    docNumber: row.doc_number ?? "",
    businessName: row.razon_social ?? row.name ?? "",
    tradeName: row.trade_name ?? "",
    nit: row.nit ?? "",
    nrc: row.nrc ?? "",
    economicActivityCode: row.economic_activity_code ?? "",
    economicActivityDesc: row.economic_activity_desc ?? "",
    withholdsVat: row.withholds_vat,
    notes: row.notes ?? "",
    allergies: row.allergies ?? "",
  };
}

type Credit = Pick<CustomerRecord, "credit_limit_cents" | "credit_days">;

/** Credit of a new customer. */
export const NO_CREDIT: Credit = { credit_limit_cents: null, credit_days: CREDIT_DAYS };

/**
 * Returns the credit limit in cents and the days after a request; omitted fields stay. Refuses `not_permitted` at
 * the field when somebody without the right changes it.
 */
export function grantedCredit(
  ctx: StaffContext,
  requested: Pick<CustomerBody, "credit_limit" | "credit_days">,
  before: Credit,
): Credit {
  const { credit_limit = before.credit_limit_cents, credit_days = before.credit_days } = requested;
  if (!mayDo(ctx, "customer.grantCredit")) {
    if (credit_limit !== before.credit_limit_cents) throw refused("credit_limit");
    if (credit_days !== before.credit_days) throw refused("credit_days");
  }
  return { credit_limit_cents: credit_limit, credit_days };
}

const refused = (field: string) => new AppError("not_permitted", { field });
