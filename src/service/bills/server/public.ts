export { type Bill, discountOf, newBill } from "./bill.ts";
export { connectedOrders } from "./bill-queries.ts";
export { readBills } from "./read-bills.ts";
