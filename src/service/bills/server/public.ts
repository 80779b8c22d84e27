export { type Bill, newBill } from "./bill.ts";
export { connectedOrders } from "./bill-queries.ts";
export { discountOf } from "./discount-terms.ts";
export { readBills } from "./read-bills.ts";
