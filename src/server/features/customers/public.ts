export { BUYER_NAME, CUSTOMER_NAME } from "./buyer-name.ts";
