export type { ChosenCustomer } from "./chosen-customer.ts";
export { CustomerNotes } from "./customer-notes.tsx";
export { CustomerPicker } from "./customer-picker.tsx";
export { customerQuery, customerSearchQuery } from "./customers-api.ts";
export { NoCustomer } from "./no-customer.tsx";
