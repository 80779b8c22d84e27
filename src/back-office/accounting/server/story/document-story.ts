import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { ministryStatus } from "#tax/tax-documents/domain/life/ministry-status.ts";
import type { AccountedDocument } from "../../contract/accounting.ts";

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
 * The documents and events that have to do with those of an invoice or with one document: what they correct, invalidate or replace,
 * and what does so to them, and so on. First to last.
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

/** The story of an invoice: its document, those made in its place, notes and events; empty without a document. */
export const storyOfInvoice = (tx: Tx, invoiceId: InvoiceId) =>
  readStory(tx, { invoiceId, documentId: null });

/** The story of a document; empty when there is none with this id. */
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

/** An event has none of them. */
const isComplete = (figures: FigureRow): figures is Figures =>
  Object.values(figures).every((figure) => figure !== null);
