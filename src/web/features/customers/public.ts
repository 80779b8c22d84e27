export type { ChosenCustomer } from "./chosen-customer.ts";
export { CustomerPicker } from "./customer-picker.tsx";
export { customerQuery, customerSearchQuery } from "./customers-api.ts";
