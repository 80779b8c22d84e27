import type { Environment } from "../issue/tax-document-input.ts";

/** The ministry's public page of a document, which its QR code holds (guide §23). */
export function queryAddress(document: {
  readonly environment: Environment;
  readonly generationCode: string;
  readonly issuedOn: string;
}): string {
  const { environment, generationCode, issuedOn } = document;
  return `${QUERY_PAGE}?ambiente=${environment}&codGen=${generationCode}&fechaEmi=${issuedOn}`;
}

const QUERY_PAGE = "https://admin.factura.gob.sv/consultaPublica";
