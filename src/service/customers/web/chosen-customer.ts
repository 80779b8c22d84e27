import type { CustomerId } from "#platform/domain/ids.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import type { CustomerSummary } from "../contract/customers.ts";
import { customerDisplayName } from "../domain/customer-search.ts";

/** The customer that was found or added: phone and display name (operations §7). */
export interface ChosenCustomer {
  readonly id: CustomerId;
  readonly phone: string;
  readonly name: string;
  readonly type: InvoiceType;
}

/** Returns the chosen customer with the name, or else the phone. */
export function chosenCustomer(customer: CustomerSummary): ChosenCustomer {
  const { id, phone, type } = customer;
  return { id, phone, type, name: customerDisplayName(customer) };
}

/** A customer to act on, with their name or else their phone. */
export interface NamedCustomer {
  readonly id: CustomerId;
  readonly name: string;
}
