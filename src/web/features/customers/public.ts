export type { ChosenCustomer } from "./chosen-customer.ts";
export { CustomerPicker } from "./customer-picker.tsx";
export { customerQuery } from "./customers-api.ts";
