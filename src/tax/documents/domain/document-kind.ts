import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";

/** Kinds of tax document a sale is made into, by their official numbers (GUIDE §1). */
export const documentKinds = ["01", "03"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A consumer invoice is a 01 (factura), a fiscal credit a 03 (comprobante de crédito fiscal). */
export function documentKindOf(type: InvoiceType): DocumentKind {
  return type === "CREDITO_FISCAL" ? "03" : "01";
}
