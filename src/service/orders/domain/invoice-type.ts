/** Fiscal kinds of sale in El Salvador, and of customer (operations §1, §4). */
export const invoiceTypes = ["CONSUMIDOR_FINAL", "CREDITO_FISCAL"] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

export const DEFAULT_INVOICE_TYPE: InvoiceType = "CONSUMIDOR_FINAL";
