import type { CustomerId } from "#platform/domain/ids.ts";
import type { InvoiceType } from "./invoice-type.ts";

/** Kinds of customer of an order (operations §3, field customerType). */
export const orderCustomerTypes = ["WALKIN", "CUSTOMER"] as const;
export type OrderCustomerType = (typeof orderCustomerTypes)[number];

interface CustomerOfOrder {
  readonly customer_type: OrderCustomerType;
  readonly customer_id: CustomerId | null;
}

/**
 * Tells whether an order is for a customer who is not known yet. A walk-in guest is a customer by choice and
 * lacks nobody.
 */
export function lacksCustomer({ customer_type, customer_id }: CustomerOfOrder): boolean {
  return customer_type === "CUSTOMER" && customer_id === null;
}

/** The buyer named for a sale that is being charged; null is the walk-in guest. */
interface NamedBuyer {
  readonly customerId: CustomerId | null;
  readonly invoiceType: InvoiceType;
  /** True when a name is written on the document by hand; it need not be a customer. */
  readonly isWritten: boolean;
}

/**
 * Tells whether a customer must be named before charging ("customer required", operations §5): an order lacks
 * one, or the invoice is a fiscal credit, which needs a buyer. A buyer written by hand counts. See decision 10.
 */
export function isCustomerRequired(
  orders: readonly CustomerOfOrder[],
  { customerId, invoiceType, isWritten }: NamedBuyer,
): boolean {
  return (
    customerId === null && !isWritten && (invoiceType === "CREDITO_FISCAL" || orders.some(lacksCustomer))
  );
}
