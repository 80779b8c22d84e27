import type { CustomerId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { missingIdentification } from "#service/customers/domain/fiscal-data.ts";
import { type Receptor, type ReceptorInput, tidyReceptor } from "#service/customers/domain/receptor.ts";
import type { ChosenCustomer } from "#service/customers/web/public.ts";
import type { Order } from "#service/orders/contract/orders.ts";
import { DEFAULT_INVOICE_TYPE, type InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { isCustomerRequired } from "#service/orders/domain/order-customer.ts";
import { type ReceptorDraft, receptorInputOf, receptorOfGuest } from "./receptor-draft.ts";

/** The cashier's choices; null follows the account. */
export interface BuyerDraft {
  readonly customer: ChosenCustomer | null;
  readonly invoiceType: InvoiceType | null;
  /** The typed buyer's data; kept when the dialog is closed, used or not. */
  readonly receptor: ReceptorDraft | null;
  /** True to use the typed data on this invoice in place of the stored ones. */
  readonly isWritten: boolean;
}

export const START_BUYER: BuyerDraft = {
  customer: null,
  invoiceType: null,
  receptor: null,
  isWritten: false,
};

/** Returns the first choices: the fiscal credit that a guest asked for by phone, else those of the account. */
export const startBuyer = (guest: Receptor | null): BuyerDraft =>
  guest === null
    ? START_BUYER
    : { customer: null, invoiceType: "CREDITO_FISCAL", receptor: receptorOfGuest(guest), isWritten: true };

/** The customer of an account as known so far. */
interface AccountCustomer {
  readonly id: CustomerId;
  readonly name: string | null;
  /** Null until looked up. */
  readonly type: InvoiceType | null;
}

export interface BuyerReview {
  /** Null is the walk-in guest. */
  readonly name: string | null;
  readonly customerId: CustomerId | null;
  /** Sent only when chosen here: without it the server takes the customer of the account. */
  readonly chosenId: CustomerId | null;
  readonly invoiceType: InvoiceType;
  /** Sent only when chosen here: without it the server takes the customer's own kind. */
  readonly chosenType: InvoiceType | null;
  /** Written for this invoice; null uses the customer's stored data. */
  readonly receptor: ReceptorInput | null;
  readonly refusals: { readonly buyer?: "customer_required" };
}

/** Returns the first customer of the orders; an account has only one. */
export function customerOfOrders(orders: readonly Order[]): Omit<AccountCustomer, "type"> | null {
  for (const { customer_id: id, customer_name: name } of orders) if (id !== null) return { id, name };
  return null;
}

/**
 * Decides the buyer and the kind of invoice: the choice, else the customer's own (operations §4); tells whether a
 * customer is still missing.
 */
export function reviewBuyer(
  { customer, invoiceType: chosenType, receptor, isWritten }: BuyerDraft,
  account: AccountCustomer | null,
  orders: readonly Order[],
): BuyerReview {
  const invoiceType = chosenType ?? (customer ?? account)?.type ?? DEFAULT_INVOICE_TYPE;
  const customerId = customer?.id ?? account?.id ?? null;
  return {
    name: customer?.name ?? account?.name ?? null,
    customerId,
    chosenId: customer?.id ?? null,
    invoiceType,
    chosenType,
    receptor: isWritten && receptor !== null ? receptorInputOf(receptor) : null,
    refusals: isCustomerRequired(orders, { customerId, invoiceType, isWritten })
      ? { buyer: "customer_required" }
      : {},
  };
}

/** Tells whether a consumer's invoice of this total must name its buyer and cannot, by the server's rule (guide §4). */
export function lacksIdentity(
  input: ReceptorInput | null,
  type: InvoiceType,
  { total, threshold }: { readonly total: Cents; readonly threshold: Cents },
): boolean {
  if (type === "CREDITO_FISCAL") return false;
  const receptor = tidyReceptor(input, type);
  const buyer = receptor && {
    name: receptor.nombre,
    documentType: receptor.tipoDocumento,
    documentNumber: receptor.numDocumento,
  };
  return missingIdentification(total, threshold, buyer).length > 0;
}
