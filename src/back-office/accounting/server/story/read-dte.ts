import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { isRecord, type JsonRecord, own, ownRecord } from "#platform/domain/text/json-record.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { isSealed } from "#tax/tax-documents/domain/life/document-state.ts";
import { readDocumentText } from "#tax/tax-documents/server/public.ts";
import type { DteComplete } from "../../contract/accounting.ts";
import { storyOfDocument } from "./read-accounted.ts";

type DteData = NonNullable<DteComplete["data"]>;

/**
 * Returns the whole document that counts for an invoice; `success` is false when it has none. Throws `not_found` for an unknown
 * invoice.
 */
export function readInvoiceDte(ctx: StaffContext, invoiceId: InvoiceId): Promise<DteComplete> {
  return ctx.inTenant(async (tx) => {
    const invoice = found(await invoiceHead(tx, invoiceId));
    const id = await latestDocument(tx, invoiceId);
    return id === null
      ? { success: false, message: ctx.say("accounting.dte.none"), data: null }
      : completed(ctx, await readData(tx, id, invoice));
  });
}

/** Returns a whole document or event by its own id. Throws `not_found`. */
export function readDocumentDte(ctx: StaffContext, id: TaxDocumentId): Promise<DteComplete> {
  return ctx.inTenant(async (tx) => {
    const invoiceId = await invoiceOfDocument(tx, id);
    const invoice = invoiceId === null ? null : found(await invoiceHead(tx, invoiceId));
    return completed(ctx, await readData(tx, id, invoice));
  });
}

const completed = (ctx: StaffContext, data: DteData): DteComplete => ({
  success: true,
  message: ctx.say(data.status.is_complete ? "accounting.dte.complete" : "accounting.dte.incomplete"),
  data,
});

async function readData(tx: Tx, id: TaxDocumentId, invoice: InvoiceHead | null): Promise<DteData> {
  const document = found((await storyOfDocument(tx, id)).find((one) => one.id === id));
  const text = await readDocumentText(tx, id);
  const json = text === null ? null : (JSON.parse(text) as JsonRecord);
  const customer = customerOf(json);
  const { exchanges, answer } = await readExchanges(tx, id);
  const isComplete = isSealed(document.state);
  return {
    invoice,
    customer,
    dte_initial: {
      id_dte: id,
      estado: document.state,
      codigo_generacion: document.codigo_generacion,
    },
    hacienda_final: {
      estado_hacienda: document.estado_hacienda,
      fecha_procesamiento: document.words?.processedAt ?? document.sealed_at?.toISOString() ?? null,
      descripcion_mensaje: document.words?.description || null,
      sello_recibido: document.sello_recibido,
    },
    status: { is_complete: isComplete, can_send_email: isComplete && customer?.correo != null },
    dte: { codigo_generacion: document.codigo_generacion, numero_control: document.control_number },
    dte_json_completo: json,
    hacienda_response: answer,
    exchanges,
  };
}

/** Returns the other party that the document names (guide §4, §17); null when it names nobody. */
function customerOf(json: JsonRecord | null): DteData["customer"] {
  const receptor = json && ["receptor", "sujetoExcluido"].map((name) => own(json, name)).find(isRecord);
  if (!receptor) return null;
  const text = (name: string) => {
    const value = own(receptor, name);
    return typeof value === "string" && value !== "" ? value : null;
  };
  const { complemento } = ownRecord(receptor, "direccion");
  return {
    nombre: text("nombre"),
    razon_social: text("nombreComercial"),
    nit: text("nit") ?? text("numDocumento"),
    nrc: text("nrc"),
    giro: text("descActividad"),
    telefono: text("telefono"),
    correo: text("correo"),
    direccion: typeof complemento === "string" ? complemento : null,
  };
}

type InvoiceHead = NonNullable<NonNullable<DteComplete["data"]>["invoice"]>;

async function invoiceHead(tx: Tx, id: InvoiceId): Promise<InvoiceHead | undefined> {
  const [row] = await tx.query<InvoiceHead>({
    text: `select ${columnsOf<InvoiceHead>({
      id: "i.id",
      invoice_no: "i.invoice_no",
      invoice_type: "i.invoice_type",
      created_at: "i.created_at",
      total: "i.total_cents",
    })} from invoices i where i.tenant_id = $1 and i.id = $2`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** Returns the newest document of an invoice, which is the one that counts for it. */
async function latestDocument(tx: Tx, id: InvoiceId): Promise<TaxDocumentId | null> {
  const [row] = await tx.query<{ id: TaxDocumentId }>({
    text: `select t.id from documents s join tax_documents t on t.tenant_id = $1 and t.sale_id = s.id
      where s.tenant_id = $1 and s.invoice_id = $2 order by t.id desc limit 1`,
    values: [tx.tenantId, id],
  });
  return row?.id ?? null;
}

async function invoiceOfDocument(tx: Tx, id: TaxDocumentId): Promise<InvoiceId | null> {
  const [row] = await tx.query<{ invoice_id: InvoiceId }>({
    text: `select s.invoice_id from tax_documents t join documents s on s.tenant_id = $1 and s.id = t.sale_id
      where t.tenant_id = $1 and t.id = $2`,
    values: [tx.tenantId, id],
  });
  return row?.invoice_id ?? null;
}

const unpacked = promisify(gunzip);

type Exchange = NonNullable<DteComplete["data"]>["exchanges"][number];
type StoredExchange = Omit<Exchange, "answer"> & { readonly answer: Buffer | null };

/** Requests that are shown, the newest; all of them are stored. */
const SHOWN = 100;
/** Characters of an answer that are shown; a genuine answer has a few hundred. */
const ANSWER_SHOWN = 16_000;

/** Returns the requests to the ministry about a document, oldest first, and its last answer. */
async function readExchanges(
  tx: Tx,
  id: TaxDocumentId,
): Promise<{ readonly exchanges: Exchange[]; readonly answer: JsonRecord | null }> {
  const rows = await tx.query<StoredExchange>({
    text: `select at, service, took_ms, sending, status, meaning, answer from tax_exchanges
      where tenant_id = $1 and tax_document_id = $2 order by id desc limit ${SHOWN}`,
    values: [tx.tenantId, id],
  });
  const exchanges = await Promise.all(rows.toReversed().map(exchangeView));
  const last = exchanges.findLast(({ answer }) => answer !== null);
  return { exchanges, answer: last?.answer == null ? null : answerOf(last.answer) };
}

async function exchangeView({ answer, ...exchange }: StoredExchange): Promise<Exchange> {
  if (answer === null) return { ...exchange, answer };
  const text = (await unpacked(answer)).toString("utf8");
  return { ...exchange, answer: text.slice(0, ANSWER_SHOWN).toWellFormed() };
}

/** Returns the answer as JSON; an error page or half an answer comes back as text. */
function answerOf(text: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Not JSON: shown as it came.
  }
  return { texto: text };
}
