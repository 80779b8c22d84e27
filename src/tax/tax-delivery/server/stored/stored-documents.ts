import { promisify } from "node:util";
import { gunzip as gunzipWithCallback } from "node:zlib";
import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { isRecord, type JsonRecord } from "#platform/domain/text/json-record.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import type { DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";
import type { IssuedType } from "#tax/tax-documents/domain/shape/generation.ts";

const gunzip = promisify(gunzipWithCallback);

/** A stored document, never an event. */
export interface StoredDocument {
  readonly id: TaxDocumentId;
  readonly type: IssuedType;
  readonly environment: Environment;
  readonly generation_code: string;
  readonly control_number: string;
  readonly issued_on: string;
  readonly total_cents: number;
  readonly to_pay_cents: number;
  readonly state: DocumentState;
  readonly seal: string | null;
  /** Name of the restaurant on its document. */
  readonly issuer: string;
  /** The other side's address. */
  readonly email: string | null;
  readonly is_signed: boolean;
}

const STORED = `d.id, d.kind as type, d.environment, d.generation_code, d.control_number, d.issued_on::text as issued_on, d.total_cents,
  d.to_pay_cents, d.state, d.seal, coalesce(nullif(d.input -> 'issuer' ->> 'tradeName', ''), d.input -> 'issuer' ->> 'name') as issuer,
  nullif(coalesce(d.input -> 'buyer' ->> 'email', d.input -> 'seller' ->> 'email'), '') as email,
  d.state not in ('draft', 'generated') and exists (
    select from tax_document_texts t where t.tenant_id = $1 and t.tax_document_id = d.id) as is_signed`;

export async function documentById(tx: Tx, id: TaxDocumentId): Promise<StoredDocument | undefined> {
  const [document] = await tx.query<StoredDocument>({
    text: `select ${STORED} from tax_documents d where d.tenant_id = $1 and d.id = $2 and d.control_number is not null`,
    values: [tx.tenantId, id],
  });
  return document;
}

/**
 * Finds the present document of an invoice: the last one when earlier ones were replaced; undefined when the
 * restaurant issued none. Throws `not_found` for an unknown invoice.
 */
export async function documentOfInvoice(tx: Tx, id: InvoiceId): Promise<StoredDocument | undefined> {
  const [document] = await tx.query<StoredDocument>({
    text: `select ${STORED} from documents s join tax_documents d on d.tenant_id = $1 and d.sale_id = s.id
      where s.tenant_id = $1 and s.invoice_id = $2 and d.kind in ('01', '03') order by d.id desc limit 1`,
    values: [tx.tenantId, id],
  });
  if (!document)
    found(
      await tx.first(
        sqlOf
          .selectFrom("invoice_numbers")
          .select("invoice_id")
          .where("tenant_id", "=", tx.tenantId)
          .where("invoice_id", "=", id),
      ),
    );
  return document;
}

export async function documentByCode(tx: Tx, code: string): Promise<StoredDocument | undefined> {
  const [document] = await tx.query<StoredDocument>({
    text: `select ${STORED} from tax_documents d where d.tenant_id = $1 and d.generation_code = $2 and d.control_number is not null`,
    values: [tx.tenantId, code],
  });
  return document;
}

/** The version of a document that was signed last, which is the one that counts. */
export interface SignedText {
  /** The JSON, byte for byte. */
  readonly text: string;
  readonly jws: string;
}

/** Refuses `tax_document_unsigned`. */
export async function signedTextOf(tx: Tx, id: TaxDocumentId): Promise<SignedText> {
  const last = (await signedTextsOf(tx, id, 1)).at(0);
  if (last === undefined) throw new AppError("tax_document_unsigned");
  return last;
}

/** A signing of a document. */
export interface NumberedText extends SignedText {
  /** From 1. */
  readonly no: number;
}

/** Reads the signed versions of a document or an event, the last one first; at most `most`, null for all. */
export async function signedTextsOf(tx: Tx, id: TaxDocumentId, most: number | null): Promise<NumberedText[]> {
  const rows = await tx.query<{ no: number; text: Buffer; jws: string }>({
    text: `select no, text, jws from tax_document_texts where tenant_id = $1 and tax_document_id = $2 order by no desc limit $3`,
    values: [tx.tenantId, id, most],
  });
  return Promise.all(
    rows.map(async ({ no, text, jws }) => ({ no, text: (await gunzip(text)).toString("utf8"), jws })),
  );
}

/** The JSON as an object. */
export function parsedText({ text }: SignedText): JsonRecord {
  const document: unknown = JSON.parse(text);
  return required(isRecord(document) ? document : undefined, "an object in a signed text");
}

/** Tells whether a document is void: rejected, replaced or never signed. Nobody gets it. */
export const isVoid = ({ state }: Pick<StoredDocument, "state">): boolean =>
  state === "draft" || state === "rejected" || state === "replaced";
