import type { Receipt } from "../../../contract/receipts.ts";
import { identityDocuments } from "../../../domain/identity/tax-numbers.ts";
import type { Translate } from "../../platform/i18n.ts";

/** What the paper says of the buyer of an invoice beside the name: document, NRC and activity, as far as known. */
export function buyerFacts(buyer: Receipt["receptor"], t: Translate): string[] {
  if (buyer === null) return [];
  const { tipoDocumento, numDocumento, nrc, descActividad, direccion } = buyer;
  return [
    numDocumento === null ? null : t(documentKey(tipoDocumento), { number: numDocumento }),
    nrc === null ? null : t("receipts.buyer.nrc", { number: nrc }),
    descActividad === null ? null : t("receipts.buyer.activity", { activity: descActividad }),
    direccion === null ? null : direccion.complemento || null,
  ].filter((fact) => fact !== null);
}

function documentKey(documentType: string | null) {
  if (documentType === identityDocuments.nit) return "receipts.buyer.nit";
  return documentType === identityDocuments.dui ? "receipts.buyer.dui" : "receipts.buyer.document";
}
