import type { ResponseOf } from "#platform/contract/define.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { phoneKey } from "#service/customers/domain/phone-key.ts";
import type { validateManualCustomer as definition, ManualCustomer } from "../contract/manual-invoicing.ts";

/** Returns the customer with this phone, in any spelling, as the form of a manual invoice has them. */
export function validateCustomer(ctx: StaffContext, phone: string): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const customer = await customerByPhone(tx, phone);
    return { exists: customer !== undefined, customer: customer ? inForm(customer) : null };
  });
}

/** Tells whether a customer has this phone. */
export async function isKnownPhone(tx: Tx, phone: string): Promise<boolean> {
  return (await customerByPhone(tx, phone)) !== undefined;
}

const customerByPhone = (tx: Tx, phone: string) =>
  tx.first(
    sqlOf
      .selectFrom("customers")
      .select(["type", "name", "phone", "email", "nit", "nrc", "razon_social", "trade_name", "withholds_vat"])
      .select(["economic_activity_code", "economic_activity_desc", "doc_type_code", "doc_number"])
      .select(["department_code", "municipality_code", "district_code", "address_complement"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .where("phone_key", "=", phoneKey(phone)),
  );

type CustomerRow = NonNullable<Awaited<ReturnType<typeof customerByPhone>>>;

function inForm(row: CustomerRow): ManualCustomer {
  return {
    type: row.type,
    name: row.name ?? "",
    phone: row.phone,
    email: row.email ?? "",
    nit: row.nit ?? "",
    nrc: row.nrc ?? "",
    razonSocial: row.razon_social ?? "",
    nombreComercial: row.trade_name ?? "",
    withholdsVat: row.withholds_vat,
    codActividad: row.economic_activity_code ?? "",
    descActividad: row.economic_activity_desc ?? "",
    tipoDocumento: row.doc_type_code ?? "",
    numDocumento: row.doc_number ?? "",
    departamento: row.department_code ?? "",
    municipio: row.municipality_code ?? "",
    distrito: row.district_code ?? "",
    complemento: row.address_complement ?? "",
  };
}
