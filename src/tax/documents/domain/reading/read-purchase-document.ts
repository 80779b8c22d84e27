import { isRecord, type JsonRecord, own, ownList, ownRecord } from "#platform/domain/text/json-record.ts";
import { DOCUMENT_LINES_MAX, type DocumentFieldProblem, type DocumentRefusal } from "./document-problem.ts";
import { openDocumentText, refused } from "./open-document-text.ts";
import {
  type DocumentVendor,
  type PurchaseDocument,
  type PurchaseDocumentType,
  purchaseDocumentTypes,
} from "./purchase-document.ts";
import { readDocumentHead } from "./read-document-head.ts";
import { readDocumentLine } from "./read-document-line.ts";
import { identityNumber, readDocumentParty } from "./read-document-party.ts";
import { readDocumentSummary } from "./read-document-summary.ts";
import { type FieldPlace, optionalText, requiredText } from "./read-field.ts";

export type ReadPurchaseDocument =
  | { readonly ok: true; readonly document: PurchaseDocument }
  | { readonly ok: false; readonly refusal: DocumentRefusal };

const NAME_MAX = 250;
const TEXT_MAX = 250;
const NUMBER_MAX = 36;

/**
 * Reads a supplier's tax document from its JSON text: types 01, 03, 05, 06, 11 and 14 in both generations of
 * `GUIDE §1`. Amounts are read to eight decimals without binary arithmetic. An unreadable field refuses the
 * whole document, with each such field and its line; odd but readable values are left to `documentWarnings`.
 */
export function readPurchaseDocument(text: string): ReadPurchaseDocument {
  const opened = openDocumentText(text);
  if (!opened.ok) return opened;
  const { document, seal } = opened;
  const type = typeOf(document);
  if (!type.isKnown) return refused({ code: "dte_type_unsupported", type: type.code });
  const items = ownList(document, "cuerpoDocumento");
  if (items.length === 0) return refused({ code: "NO_ITEMS_IN_DTE" });
  if (items.length > DOCUMENT_LINES_MAX) return refused({ code: "dte_too_many_lines", lines: items.length });
  const problems: DocumentFieldProblem[] = [];
  const read = readParts(document, type.code, problems);
  return problems.length > 0
    ? refused({ code: "dte_fields_invalid", problems })
    : { ok: true, document: { ...read, seal } };
}

function readParts(
  document: JsonRecord,
  type: PurchaseDocumentType,
  problems: DocumentFieldProblem[],
): Omit<PurchaseDocument, "seal"> {
  const part = (name: string): FieldPlace => ({
    record: ownRecord(document, name),
    line: null,
    path: `${name}.`,
    problems,
  });
  const identification = part("identificacion");
  const issuer = part("emisor");
  const receiver = part(isRecord(own(document, "sujetoExcluido")) ? "sujetoExcluido" : "receptor");
  // A 14 is issued by who buys (GUIDE §17).
  const [vendor, buyer] = type === "14" ? [receiver, issuer] : [issuer, receiver];
  return {
    type,
    ...readDocumentHead(identification),
    currency: optionalText(identification, "tipoMoneda", 3) ?? "USD",
    vendor: readVendor(vendor),
    buyer: {
      number: identityNumber(buyer),
      nrc: readDocumentParty(buyer).nrc,
      name: optionalText(buyer, "nombre", NAME_MAX),
    },
    relatedTo: ownList(document, "documentoRelacionado")
      .filter(isRecord)
      .flatMap(
        (related) =>
          optionalText({ ...identification, record: related }, "numeroDocumento", NUMBER_MAX) ?? [],
      ),
    lines: ownList(document, "cuerpoDocumento").map((item, index) => {
      const record = isRecord(item) ? item : {};
      return readDocumentLine({ record, line: index + 1, path: "", problems }, index + 1, type);
    }),
    summary: readDocumentSummary(part("resumen"), type),
  };
}

type DocumentType =
  | { readonly isKnown: true; readonly code: PurchaseDocumentType }
  | { readonly isKnown: false; readonly code: string };

function typeOf(document: JsonRecord): DocumentType {
  const said = own(ownRecord(document, "identificacion"), "tipoDte");
  const code = purchaseDocumentTypes.find((type) => type === said);
  if (code !== undefined) return { isKnown: true, code };
  return { isKnown: false, code: typeof said === "string" ? said.slice(0, 2).toWellFormed() : "" };
}

function readVendor(place: FieldPlace): DocumentVendor {
  const address = { ...place, record: ownRecord(place.record, "direccion") };
  return {
    name: requiredText(place, "nombre", NAME_MAX),
    tradeName: optionalText(place, "nombreComercial", NAME_MAX),
    ...readDocumentParty(place),
    phone: optionalText(place, "telefono", 30),
    email: optionalText(place, "correo", 100),
    address: optionalText(address, "complemento", TEXT_MAX),
  };
}
