/** Whether an order has a known customer (operations §3, field customerType). */
export const orderCustomerTypes = ["WALKIN", "CUSTOMER"] as const;
export type OrderCustomerType = (typeof orderCustomerTypes)[number];

/** Where an order came from. */
export const orderSources = ["table", "counter", "phone", "qr", "delivery_platform"] as const;
export type OrderSource = (typeof orderSources)[number];
