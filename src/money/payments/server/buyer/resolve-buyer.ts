import { readFiscalSettings } from "#core/settings/server/public.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Buyer } from "#service/customers/contract/receptor.ts";
import { CREDIT_DAYS } from "#service/customers/domain/credit/credit-term.ts";
import { type Receptor, tidyReceptor } from "#service/customers/domain/receptor.ts";
import { isCustomerRequired } from "#service/orders/domain/customer-required.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import type { ChargedOrder } from "../bill/charged-order.ts";
import { type BuyingCustomer, buyerById, buyerByPhone } from "./buyer-queries.ts";
import { customerReceptor } from "./customer-receptor.ts";
import { type Issuer, refuseFiscalGaps, refuseInvalidReceptor } from "./refuse-buyer.ts";

/** Who an invoice is for, as it is frozen on it. */
export interface ResolvedBuyer {
  readonly customerId: CustomerId | null;
  readonly invoiceType: InvoiceType;
  readonly receptor: Receptor | null;
  readonly issuer: Issuer | undefined;
  /** After so many days what they buy on account is due. */
  readonly creditDays: number;
}

export interface BuyerRequest {
  readonly buyer: Buyer;
  /** Of one account: its customer is who the invoice is for unless another is named. */
  readonly orders: readonly Pick<ChargedOrder, "customer_id" | "customer_type">[];
}

/**
 * The buyer: who was asked for, else the customer of the account; the kind of invoice that was asked for, else what the
 * customer is (operations §4). A receptor that was written for this document replaces what is stored. Data
 * that it could not carry are refused, each on its field; a fiscal credit with gaps of either side names all of them.
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
  const issuer = await readFiscalSettings(tx);
  if (invoiceType === "CREDITO_FISCAL") refuseFiscalGaps(ctx, receptor, issuer);
  else if (written) refuseInvalidReceptor(written);
  const customerId = customer?.id ?? null;
  if (isCustomerRequired(orders, { customerId, invoiceType, isWritten: written !== null }))
    throw new AppError("customer_required", { field: "customerId" });
  const creditDays = customer?.credit_days ?? CREDIT_DAYS;
  return { customerId, invoiceType, receptor, issuer, creditDays };
}

/** Whoever is named, in whatever spelling; one that is unknown, or two that differ, are refused. */
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
