import { formatIdentity, formatNrc, identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { Receipt } from "../contract/receipts.ts";

/**
 * What the paper says of the buyer of an invoice beside the name, as far as known: trade name, document, NRC, activity and address,
 * whose places have names where a document says them (guide §23).
 */
export function buyerFacts(
  { receptor, document }: Pick<Receipt, "receptor" | "document">,
  t: Translate,
): string[] {
  if (receptor === null) return [];
  const { tipoDocumento, numDocumento, nrc, descActividad, direccion } = receptor;
  const { trade_name, address } = document?.buyer ?? { trade_name: null, address: null };
  return [
    trade_name === receptor.nombre ? null : trade_name,
    numDocumento === null
      ? null
      : t(documentKey(tipoDocumento), { number: formatIdentity(tipoDocumento, numDocumento) }),
    nrc === null ? null : t("receipts.buyer.nrc", { number: formatNrc(nrc) }),
    descActividad === null ? null : t("receipts.buyer.activity", { activity: descActividad }),
    address ?? (direccion?.complemento || null),
  ].filter((fact) => fact !== null);
}

function documentKey(documentType: string | null) {
  if (documentType === identityDocuments.nit) return "receipts.buyer.nit";
  return documentType === identityDocuments.dui ? "receipts.buyer.dui" : "receipts.buyer.document";
}
