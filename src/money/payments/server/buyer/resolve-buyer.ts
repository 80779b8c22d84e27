import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Buyer } from "#service/customers/contract/receptor.ts";
import { CREDIT_DAYS } from "#service/customers/domain/credit.ts";
import { phoneKey } from "#service/customers/domain/phone-key.ts";
import { type Receptor, tidyReceptor } from "#service/customers/domain/receptor.ts";
import { dropFaultyFields } from "#service/customers/domain/receptor-problems.ts";
import { customerIdOf } from "#service/customers/server/public.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { isCustomerRequired } from "#service/orders/domain/order-customer.ts";
import { readIssuer } from "#tax/tax-issuer/server/public.ts";
import type { ChargedOrder } from "../bill/bill.ts";
import { type Issuer, refuseFiscalGaps, refuseInvalidReceptor } from "./refuse-buyer.ts";

/** The buyer of an invoice, as frozen on it. */
export interface ResolvedBuyer {
  readonly customerId: CustomerId | null;
  readonly invoiceType: InvoiceType;
  readonly receptor: Receptor | null;
  readonly issuer: Issuer | undefined;
  /** Days until a purchase on account is due. */
  readonly creditDays: number;
}

interface BuyerRequest {
  readonly buyer: Buyer;
  /** Orders of one account: the invoice is for its customer unless another one is named. */
  readonly orders: readonly Pick<ChargedOrder, "customer_id" | "customer_type">[];
}

/**
 * Resolves the buyer: the named customer, else the account's; the requested kind of invoice, else the customer's own
 * (operations §4). A receptor written for this document replaces the stored data. Throws for data that a document
 * cannot carry, each at its field; a fiscal credit names the gaps of both sides.
 */
export async function resolveBuyer(
  tx: Tx,
  ctx: Pick<StaffContext, "say" | "language">,
  { buyer, orders }: BuyerRequest,
): Promise<ResolvedBuyer> {
  const customer = await buyingCustomer(tx, buyer, orders[0]?.customer_id ?? null);
  const invoiceType = buyer.invoiceType ?? buyer.invoice_type ?? customer?.type ?? "CONSUMIDOR_FINAL";
  const written = tidyReceptor(buyer.receptor ?? buyer.receptor_json ?? null, invoiceType);
  const receptor = written ?? (customer ? customerReceptor(customer, invoiceType) : null);
  const issuer = await readIssuer(tx);
  if (invoiceType === "CREDITO_FISCAL") refuseFiscalGaps(ctx, receptor, issuer);
  else if (written) refuseInvalidReceptor(written);
  const customerId = customer?.id ?? null;
  if (isCustomerRequired(orders, { customerId, invoiceType, isWritten: written !== null }))
    throw new AppError("customer_required", { field: "customerId" });
  const creditDays = customer?.credit_days ?? CREDIT_DAYS;
  return { customerId, invoiceType, receptor, issuer, creditDays };
}

/** Finds the named customer in any spelling; throws for an unknown one, and for two that differ. */
async function buyingCustomer(
  tx: Tx,
  { customerId, customer_id, customerPhone }: Buyer,
  accountCustomer: CustomerId | null,
): Promise<BuyingCustomer | undefined> {
  const phones = [customerPhone, typeof customerId === "object" ? customerId?.phone : null];
  const ids = [typeof customerId === "number" ? customerId : null, customer_id];
  const customers: (BuyingCustomer | undefined)[] = [];
  for (const id of ids) if (id) customers.push(await buyerById(tx, id));
  for (const phone of phones) if (phone) customers.push(await buyerByPhone(tx, phone));
  const [first] = customers;
  if (customers.some((customer) => customer === undefined || customer.id !== first?.id))
    throw new AppError("customer_unknown", { field: "customerId" });
  return first ?? (accountCustomer === null ? undefined : buyerById(tx, accountCustomer));
}

/**
 * Returns what a tax document says of a stored customer: a business by its NIT, a person by their document, or the
 * name alone. For a consumer's invoice, data that a document cannot carry are left out; for a fiscal credit they stay
 * and are refused later.
 */
export function customerReceptor(customer: BuyingCustomer, type: InvoiceType): Receptor | null {
  const isCredit = type === "CREDITO_FISCAL";
  const receptor = tidyReceptor(
    {
      nombre: (isCredit ? (customer.razon_social ?? customer.name) : customer.name) ?? customer.phone,
      nombreComercial: customer.trade_name,
      withholdsVat: customer.withholds_vat,
      ...documentOf(customer, isCredit),
      nrc: customer.nrc,
      codActividad: customer.economic_activity_code,
      descActividad: customer.economic_activity_desc,
      correo: customer.email,
      telefono: customer.phone,
      direccion: {
        departamento: customer.department_code,
        municipio: customer.municipality_code,
        distrito: customer.district_code,
        complemento: customer.address_complement,
      },
    },
    type,
  );
  if (receptor === null) return null;
  const sound = dropFaultyFields(receptor);
  // A stored phone may be shorter than a document accepts; that must not block the payment.
  return isCredit ? { ...receptor, telefono: sound.telefono } : sound;
}

function documentOf({ nit, doc_type_code, doc_number }: BuyingCustomer, isCredit: boolean) {
  const isByNit = nit !== null && (isCredit || doc_number === null);
  return isByNit
    ? { tipoDocumento: identityDocuments.nit, numDocumento: nit }
    : { tipoDocumento: doc_type_code, numDocumento: doc_number };
}

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

/** Reads a customer with their invoice data; of a merged customer, the one they were merged into. */
export async function buyerById(tx: Tx, id: CustomerId) {
  const customer = await tx.first(customers(tx).where("id", "=", id));
  if (customer) return customer;
  const mergedInto = await customerIdOf(tx, id);
  return mergedInto && tx.first(customers(tx).where("id", "=", mergedInto));
}

/** Finds a customer by phone in any spelling (docs/decisions/0054). */
const buyerByPhone = (tx: Tx, phone: string): Promise<BuyingCustomer | undefined> =>
  tx.first(customers(tx).where("phone_key", "=", phoneKey(phone)));

type BuyingCustomer = NonNullable<Awaited<ReturnType<typeof buyerById>>>;
