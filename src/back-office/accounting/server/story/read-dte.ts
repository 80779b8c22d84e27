import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { isRecord, type JsonRecord, own, ownRecord } from "#platform/domain/text/json-record.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { isSealed } from "#tax/tax-documents/domain/life/document-state.ts";
import { readDocumentText } from "#tax/tax-documents/server/public.ts";
import type { DteComplete } from "../../contract/accounting.ts";
import { storyOfDocument } from "./document-story.ts";
import { type InvoiceHead, invoiceHead, invoiceOfDocument, latestDocument } from "./dte-queries.ts";
import { readExchanges } from "./read-exchanges.ts";

type DteData = NonNullable<DteComplete["data"]>;

/** The document that counts for an invoice, as a whole; without success where it has none. `not_found`: no such invoice. */
export function readInvoiceDte(ctx: StaffContext, invoiceId: InvoiceId): Promise<DteComplete> {
  return ctx.inTenant(async (tx) => {
    const invoice = found(await invoiceHead(tx, invoiceId));
    const id = await latestDocument(tx, invoiceId);
    return id === null
      ? { success: false, message: ctx.say("accounting.dte.none"), data: null }
      : completed(ctx, await readData(tx, id, invoice));
  });
}

/** A document or event by its own id, as a whole. `not_found`: there is none. */
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

/** The other side as the document names it (guide §4, §17); null where it names nobody. */
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
