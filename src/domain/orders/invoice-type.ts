/** Fiscal kinds of sale in El Salvador, and of customer (operations §1, §4). */
export const invoiceTypes = ["CONSUMIDOR_FINAL", "CREDITO_FISCAL"] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

export const DEFAULT_INVOICE_TYPE: InvoiceType = "CONSUMIDOR_FINAL";

/** Reads a customer type as older data writes it: "CF" is the fiscal credit too (operations §4); else the default. */
export function invoiceTypeOf(customerType: string | null): InvoiceType {
  return customerType === "CREDITO_FISCAL" || customerType === "CF" ? "CREDITO_FISCAL" : DEFAULT_INVOICE_TYPE;
}
