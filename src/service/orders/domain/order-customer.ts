/** Whether an order has a known customer (operations §3, field customerType). */
export const orderCustomerTypes = ["WALKIN", "CUSTOMER"] as const;
export type OrderCustomerType = (typeof orderCustomerTypes)[number];
