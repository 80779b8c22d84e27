import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";

/**
 * Tells whether this buyer keeps back 1 % of the price without IVA (GUIDE §13): a large taxpayer or another agent of
 * withholding, on a crédito fiscal or on a factura, where only a NIT says who it is.
 */
export function withholds(
  buyer:
    | {
        readonly withholdsVat?: boolean | null | undefined;
        readonly tipoDocumento?: string | null | undefined;
      }
    | null
    | undefined,
  type: InvoiceType,
): boolean {
  if (buyer?.withholdsVat !== true) return false;
  return type === "CREDITO_FISCAL" || buyer.tipoDocumento === identityDocuments.nit;
}
