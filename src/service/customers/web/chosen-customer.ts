import type { CustomerId } from "#platform/domain/ids.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import type { CustomerSummary } from "../contract/customers.ts";
import { customerDisplayName } from "../domain/customer-search.ts";

/** What a screen hears of the customer that was found or added: phone and display name (operations §7). */
export interface ChosenCustomer {
  readonly id: CustomerId;
  readonly phone: string;
  readonly name: string;
  readonly type: InvoiceType;
}

/** The name, or the phone of a customer without one. */
export function chosenCustomer(customer: CustomerSummary): ChosenCustomer {
  const { id, phone, type } = customer;
  return { id, phone, type, name: customerDisplayName(customer) };
}
