export { BUYER_NAME, CUSTOMER_NAME } from "./buyer-name.ts";
export { customerIdOf } from "./customer-queries.ts";
export { customerOfGuest } from "./guest-customer.ts";
export type { Spending } from "./read-customer.ts";
export { findCustomerIds } from "./search-customers.ts";
