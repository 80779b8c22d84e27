import type { CustomerId } from "#platform/domain/ids.ts";
import type { InvoiceType } from "./invoice-type.ts";
import type { OrderCustomerType } from "./order-customer.ts";

export interface CustomerOfOrder {
  readonly customer_type: OrderCustomerType;
  readonly customer_id: CustomerId | null;
}

/** An order that is for a customer of whom nothing is known. A walk-in guest is a customer by choice and lacks nobody. */
export function lacksCustomer({ customer_type, customer_id }: CustomerOfOrder): boolean {
  return customer_type === "CUSTOMER" && customer_id === null;
}

/** Who is named for a sale that is being charged; null is the walk-in guest. */
export interface NamedBuyer {
  readonly customerId: CustomerId | null;
  readonly invoiceType: InvoiceType;
  /** Somebody is written on the document by hand, who need not be a customer. */
  readonly isWritten: boolean;
}

/**
 * Whether a customer has to be named before charging ("customer required", operations §5): an order lacks one, or the
 * invoice is a fiscal credit, which is made out to somebody; whoever is written by hand is named. See docs/decisions/0010.
 */
export function isCustomerRequired(
  orders: readonly CustomerOfOrder[],
  { customerId, invoiceType, isWritten }: NamedBuyer,
): boolean {
  return (
    customerId === null && !isWritten && (invoiceType === "CREDITO_FISCAL" || orders.some(lacksCustomer))
  );
}
