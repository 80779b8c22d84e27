export { BUYER_NAME, CUSTOMER_NAME } from "./buyer-name.ts";
export { customerIdOf } from "./customer-queries.ts";
export { findCustomerIds } from "./found-customers.ts";
export { customerOfGuest } from "./guest-customer.ts";
