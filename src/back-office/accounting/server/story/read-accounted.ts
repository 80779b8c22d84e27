import { readSettings } from "#core/settings/server/public.ts";
import { readInvoiceOrders } from "#money/invoices/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { type Cents, centsFromDecimal, sumCents } from "#platform/domain/money/cents.ts";
import { decimalText } from "#platform/domain/money/decimal.ts";
import { isRecord, type JsonRecord, own, ownList } from "#platform/domain/text/json-record.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { ministryStatus } from "#tax/tax-documents/domain/life/ministry-status.ts";
import { printedLines } from "#tax/tax-documents/domain/paper/printed-lines.ts";
import { readDocumentText } from "#tax/tax-documents/server/public.ts";
import type {
  AccountedDocument,
  AccountedLine,
  readAccountedDocument as documentDefinition,
  readAccountedInvoice as invoiceDefinition,
} from "../../contract/accounting.ts";

/** Returns an invoice with its lines, payments and buyer, and every document and event about it. */
export async function readAccountedInvoice(
  ctx: StaffContext,
  invoiceId: InvoiceId,
): Promise<ResponseOf<typeof invoiceDefinition>> {
  const invoice = await readInvoiceOrders(ctx, { invoiceId });
  return { ...invoice, documents: await ctx.inTenant((tx) => storyOfInvoice(tx, invoiceId)) };
}

/** Returns a document without an invoice, with its lines and the documents related to it. Throws `not_found`. */
export function readAccountedDocument(
  ctx: StaffContext,
  id: TaxDocumentId,
): Promise<ResponseOf<typeof documentDefinition>> {
  return ctx.inTenant(async (tx) => {
    const documents = await storyOfDocument(tx, id);
    const document = found(documents.find((one) => one.id === id));
    const { currency } = await readSettings(tx, ctx.now);
    return { document, lines: linesOfText(await readDocumentText(tx, id)), documents, currency };
  });
}

/** Columns of a line that add up to its amount (guide §5, §17). */
const COLUMNS = ["ventaGravada", "ventaExenta", "ventaNoSuj", "compra"] as const;

/** Reads the lines of a document from its JSON, with prices and amounts as its print shows them; an event has none. */
function linesOfText(text: string | null): AccountedLine[] {
  if (text === null) return [];
  const document = JSON.parse(text) as JsonRecord;
  const printed = printedLines(document);
  return ownList(document, "cuerpoDocumento")
    .filter(isRecord)
    .map((line, index) => {
      const { unitPrice, amount } = printed?.[index] ?? {};
      const sold = amount ?? sumCents(COLUMNS.map((column) => centsFromDecimal(numberOf(line, column))));
      return {
        numItem: index + 1,
        descripcion: String(own(line, "descripcion") ?? ""),
        cantidad: numberOf(line, "cantidad"),
        precioUni: unitPrice === undefined ? numberOf(line, "precioUni") : Number(decimalText(unitPrice)),
        total: sumCents([sold, centsFromDecimal(numberOf(line, "noGravado"))]),
      };
    });
}

const numberOf = (line: JsonRecord, name: string): number => Number(own(line, name) ?? 0);

type Figures = NonNullable<AccountedDocument["figures"]>;
type FigureRow = { readonly [Key in keyof Figures]: Cents | null };
type StoredDocument = Omit<AccountedDocument, "estado_hacienda" | "figures" | "problems"> &
  FigureRow & { readonly problems: AccountedDocument["problems"] | null };

const columns = columnsOf<StoredDocument>({
  id: "t.id",
  kind: "t.kind",
  state: "t.state",
  environment: "t.environment",
  generation: "t.generation",
  control_number: "t.control_number",
  codigo_generacion: "t.generation_code",
  issued_on: "t.issued_on",
  issued_at: "t.issued_at",
  made_at: "t.made_at",
  sello_recibido: "t.seal",
  sealed_at: "t.sealed_at",
  is_contingency: "t.contingency_id is not null",
  about_id: "t.about_id",
  replaces_id: "t.replaces_id",
  name: "t.party_name",
  number: "t.party_number",
  nrc: "t.party_nrc",
  problems: "t.problems",
  words: "t.words",
  gravada: "t.taxed_cents",
  exenta: "t.exempt_cents",
  noSuj: "t.not_subject_cents",
  iva: "t.vat_cents",
  tributos: "t.tributes_cents",
  retenido: "t.withheld_cents",
  percibido: "t.perceived_cents",
  noGravado: "t.outside_cents",
  total: "t.total_cents",
  totalPagar: "t.to_pay_cents",
});

interface StoryBegin {
  readonly invoiceId: InvoiceId | null;
  readonly documentId: TaxDocumentId | null;
}

/**
 * Follows the documents and events related to an invoice or a document: those that they correct, invalidate or replace, and
 * those that do so to them, and so on. Oldest first.
 */
async function readStory(tx: Tx, { invoiceId, documentId }: StoryBegin): Promise<AccountedDocument[]> {
  const rows = await tx.query<StoredDocument>({
    text: `with recursive story (id) as (
        (
          select t.id from documents s join tax_documents t on t.tenant_id = $1 and t.sale_id = s.id
          where s.tenant_id = $1 and s.invoice_id = $2::bigint
          union all
          select id from tax_documents where tenant_id = $1 and id = $3::bigint
        )
        union
        select next.id from story cross join lateral (
          select about_id as id from tax_documents where tenant_id = $1 and id = story.id
          union all
          select replaces_id from tax_documents where tenant_id = $1 and id = story.id
          union all
          select id from tax_documents where tenant_id = $1 and about_id = story.id
          union all
          select id from tax_documents where tenant_id = $1 and replaces_id = story.id
        ) next where next.id is not null
      )
      select ${columns} from story cross join lateral (
        select * from tax_documents where tenant_id = $1 and id = story.id offset 0
      ) t order by t.id`,
    values: [tx.tenantId, invoiceId, documentId],
  });
  return rows.map(documentView);
}

/** Returns the documents, replacements, notes and events of an invoice; empty without a document. */
const storyOfInvoice = (tx: Tx, invoiceId: InvoiceId) => readStory(tx, { invoiceId, documentId: null });

/** Returns the documents and events related to a document; empty when the id is unknown. */
export const storyOfDocument = (tx: Tx, documentId: TaxDocumentId) =>
  readStory(tx, { invoiceId: null, documentId });

function documentView(row: StoredDocument): AccountedDocument {
  const {
    gravada,
    exenta,
    noSuj,
    iva,
    tributos,
    retenido,
    percibido,
    noGravado,
    total,
    totalPagar,
    ...document
  } = row;
  const figures = {
    gravada,
    exenta,
    noSuj,
    iva,
    tributos,
    retenido,
    percibido,
    noGravado,
    total,
    totalPagar,
  };
  return {
    ...document,
    problems: row.problems ?? [],
    estado_hacienda: ministryStatus(row.state, row.kind),
    figures: isComplete(figures) ? figures : null,
  };
}

/** Events have no figures. */
const isComplete = (figures: FigureRow): figures is Figures =>
  Object.values(figures).every((figure) => figure !== null);
