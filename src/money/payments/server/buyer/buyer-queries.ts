import type { CustomerId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { phoneKey } from "#service/customers/domain/phone-key.ts";
import { customerIdOf } from "#service/customers/server/public.ts";

const customers = (tx: Tx) =>
  sqlOf
    .selectFrom("customers")
    .select([
      "id",
      "phone",
      "type",
      "name",
      "razon_social",
      "email",
      "nit",
      "nrc",
      "doc_type_code",
      "doc_number",
    ])
    .select(["economic_activity_code", "economic_activity_desc"])
    .select(["department_code", "municipality_code", "district_code", "address_complement"])
    .select(["trade_name", "withholds_vat", "credit_days"])
    .where("tenant_id", "=", tx.tenantId)
    .where("archived_at", "is", null);

/** A customer with what an invoice says of them; of one who was merged into another, that one. */
export async function buyerById(tx: Tx, id: CustomerId) {
  const customer = await tx.first(customers(tx).where("id", "=", id));
  if (customer) return customer;
  const mergedInto = await customerIdOf(tx, id);
  return mergedInto && tx.first(customers(tx).where("id", "=", mergedInto));
}

/** The same, by phone in any spelling (docs/decisions/0054). */
export const buyerByPhone = (tx: Tx, phone: string): Promise<BuyingCustomer | undefined> =>
  tx.first(customers(tx).where("phone_key", "=", phoneKey(phone)));

export type BuyingCustomer = NonNullable<Awaited<ReturnType<typeof buyerById>>>;
