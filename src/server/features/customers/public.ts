export { BUYER_NAME, CUSTOMER_NAME } from "./buyer-name.ts";
export { customerIdOf, findCustomers } from "./customer-queries.ts";
