export { BUYER_NAME, CUSTOMER_NAME } from "./buyer-name.ts";
export { findCustomers } from "./customer-queries.ts";
