import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { InvoiceId, TaxDocumentId, TenantId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";

const samples = new URL("../../../../tax/documents/domain/samples/", import.meta.url);

/** A document of the samples, as text. */
export const sampleText = (name: string): string =>
  readFileSync(new URL(`${name.slice(0, 2)}/${name}.json`, samples), "utf8");

export interface BookedDocument {
  readonly id: TaxDocumentId;
  readonly code: string;
}

export interface BookedAs {
  readonly state?: DocumentState;
  readonly invoiceId?: InvoiceId;
  readonly email?: string | null;
  readonly issuedOn?: string;
}

/** The fields of an issuer that are read again. */
const issuer = {
  nit: "06142303181016",
  nrc: "2768431",
  activity: { code: "56101", title: "Restaurantes" },
  address: {
    department: "06",
    municipality: "23",
    district: null,
    districtName: null,
    complement: "Calle La Mascota",
  },
  phone: "22577001",
  email: "facturacion@comaldorado.example.com",
};

/** Whom the document names, who gave nothing but a name and an address for mails. */
const buyer = {
  identity: null,
  nrc: null,
  name: "CARLOS ALBERTO EJEMPLO",
  tradeName: null,
  activity: null,
  address: null,
  phone: null,
};

let numbers = 0;

/** Puts a factura into the books of a restaurant that issues nothing, as it would stand there: sealed unless told. */
export async function bookDocument(
  { db }: { db: { inTenant<T>(tenantId: TenantId, work: (tx: Tx) => Promise<T>): Promise<T> } },
  tenantId: TenantId,
  { state = "sealed", invoiceId, email = "carlos@example.com", issuedOn = "2026-08-20" }: BookedAs = {},
): Promise<BookedDocument> {
  const code = randomUUID().toUpperCase();
  const text = sampleText("01-v1-001").replace(
    /"codigoGeneracion": "[^"]+"/,
    `"codigoGeneracion": "${code}"`,
  );
  const document = JSON.parse(text) as { emisor: { nombre: string; nombreComercial: string } };
  const { nombre: name, nombreComercial: tradeName } = document.emisor;
  numbers += 1;
  const controlNumber = `DTE-01-S099P099-${String(numbers).padStart(15, "0")}`;
  return db.inTenant(tenantId, async (tx) => {
    const [row] = await tx.query<{ id: TaxDocumentId }>({
      text: `insert into tax_documents (tenant_id, kind, environment, generation, generation_code, control_number, sale_id, issued_on,
          issued_at, made_at, input, party_name, not_subject_cents, exempt_cents, taxed_cents, vat_cents, tributes_cents,
          withheld_cents, perceived_cents, outside_cents, total_cents, to_pay_cents, state, seal, sealed_at)
        values ($1, '01', '00', '2022-12', $2, $3, (select id from documents where tenant_id = $1 and invoice_id = $4), $5::date,
          '12:00:00', $6, $7, 'CARLOS ALBERTO EJEMPLO', 0, 0, 1130, 130, 0, 0, 0, 0, 1130, 1130, $8,
          case when $8 in ('sealed', 'sealed_with_remarks', 'invalidated') then $9 end,
          case when $8 in ('sealed', 'sealed_with_remarks', 'invalidated') then $6::timestamptz end)
        returning id`,
      values: [
        tx.tenantId,
        code,
        controlNumber,
        invoiceId ?? null,
        issuedOn,
        new Date("2026-08-20T18:00:00Z"),
        JSON.stringify({
          issuer: { ...issuer, name, tradeName },
          buyer: { ...buyer, email },
          payments: [],
          lines: [],
        }),
        state,
        code.replaceAll("-", "").padEnd(40, "0"),
      ],
    });
    const { id } = required(row, "a document");
    if (state !== "draft" && state !== "generated")
      await tx.query({
        text: `insert into tax_document_texts (tenant_id, tax_document_id, no, text, jws, signed_at) values ($1, $2, 1, $3, 'a.b.c', now())`,
        values: [tx.tenantId, id, gzipSync(text)],
      });
    return { id, code };
  });
}
