import type { CustomerId } from "../../../../domain/ids.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";

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
    .select(["department_code", "municipality_code", "address_complement"])
    .where("tenant_id", "=", tx.tenantId);

/** A customer with what an invoice says of them. */
export const buyerById = (tx: Tx, id: CustomerId) => tx.first(customers(tx).where("id", "=", id));

/**
 * The same, by phone, however its digits are set apart (docs/decisions/0010): the expression is that of the unique
 * index `customers_by_digits`. A phone without a digit is the text it is.
 */
export async function buyerByPhone(tx: Tx, phone: string): Promise<BuyingCustomer | undefined> {
  const digits = phone.replace(/[^0-9]/g, "");
  if (digits === "") return tx.first(customers(tx).where("phone", "=", phone.trim()));
  const [customer] = await tx.query<{ id: CustomerId }>({
    text: `select id from customers
      where tenant_id = $1 and phone ~ '[0-9]' and regexp_replace(phone, '[^0-9]', '', 'g') = $2`,
    values: [tx.tenantId, digits],
  });
  return customer && buyerById(tx, customer.id);
}

export type BuyingCustomer = NonNullable<Awaited<ReturnType<typeof buyerById>>>;
