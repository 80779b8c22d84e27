import type { CustomerId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { missingIdentification } from "#service/customers/domain/fiscal-data.ts";
import { type Receptor, type ReceptorInput, tidyReceptor } from "#service/customers/domain/receptor.ts";
import type { ChosenCustomer } from "#service/customers/web/public.ts";
import type { Order } from "#service/orders/contract/orders.ts";
import { isCustomerRequired } from "#service/orders/domain/customer-required.ts";
import { DEFAULT_INVOICE_TYPE, type InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { type ReceptorDraft, receptorInputOf, receptorOfGuest } from "./receptor-draft.ts";

/** What the cashier has chosen; null follows what the account is. */
export interface BuyerDraft {
  readonly customer: ChosenCustomer | null;
  readonly invoiceType: InvoiceType | null;
  /** What was typed of the buyer; kept when its dialog is closed, whether it is used or not. */
  readonly receptor: ReceptorDraft | null;
  /** What was typed is used on this invoice, in place of what is stored. */
  readonly isWritten: boolean;
}

export const START_BUYER: BuyerDraft = {
  customer: null,
  invoiceType: null,
  receptor: null,
  isWritten: false,
};

/** What the cashier begins with: the fiscal credit that a guest asked for by phone, else what the account is. */
export const startBuyer = (guest: Receptor | null): BuyerDraft =>
  guest === null
    ? START_BUYER
    : { customer: null, invoiceType: "CREDITO_FISCAL", receptor: receptorOfGuest(guest), isWritten: true };

/** The customer of an account, as far as it is known already. */
export interface AccountCustomer {
  readonly id: CustomerId;
  readonly name: string | null;
  /** Null until looked up. */
  readonly type: InvoiceType | null;
}

export interface BuyerReview {
  /** Null is the walk-in guest. */
  readonly name: string | null;
  readonly customerId: CustomerId | null;
  /** Sent only when it was chosen here: without it the server takes the customer of the account. */
  readonly chosenId: CustomerId | null;
  readonly invoiceType: InvoiceType;
  /** Sent only when the cashier chose it: else the server, too, takes what the customer is. */
  readonly chosenType: InvoiceType | null;
  /** Written for this invoice; null: what is stored of the customer. */
  readonly receptor: ReceptorInput | null;
  readonly refusals: { readonly buyer?: "customer_required" };
}

/** The first customer of the orders; one account has one. */
export function customerOfOrders(orders: readonly Order[]): Omit<AccountCustomer, "type"> | null {
  for (const { customer_id: id, customer_name: name } of orders) if (id !== null) return { id, name };
  return null;
}

/**
 * Who the invoice is for and of which kind: what was chosen, else what the customer is (operations §4), and whether a
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

/** Whether a consumer's invoice of this total has to name its buyer and cannot: the server's own rule (guide §4). */
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
