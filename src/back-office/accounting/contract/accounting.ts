import { z } from "zod";
import { readInvoiceOrders } from "#money/invoices/contract/invoices.ts";
import { columnOf, inFile, onScreen } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, idTextOf, instant, money } from "#platform/contract/wire.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import {
  ministryWords,
  taxDocumentKind,
  taxDocumentProblem,
  taxDocumentState,
} from "#tax/tax-documents/contract/document-state.ts";
import { environments } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { ministryStatuses } from "#tax/tax-documents/domain/life/ministry-status.ts";
import { generations, issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";

const access = screenAccess("accounting");

/**
 * Filter values for the state of a document: `to_mend` is ERROR or RECHAZADO, `none` is an invoice without a document. What waits for a
 * person may be an event, too.
 */
export const stateFilters = ["to_mend", ...ministryStatuses, "none"] as const;
export type StateFilter = (typeof stateFilters)[number];

/**
 * The search for invoices without a document looks at this many of the newest invoices of the chosen days: no index knows them.
 */
export const UNDOCUMENTED_AMONG = 1_000;

/**
 * An invoice with the document that counts for it, or a document without an invoice: a note, a 14, a manual sale. Or an event that waits
 * for a person: an invalidation with the invoice of its document, a contingency with none.
 */
export const accountedRow = z.object({
  invoice_id: idOf("Invoice").nullable(),
  invoice_no: z.number().int().nullable(),
  invoice_type: z.enum(invoiceTypes).nullable(),
  document_id: idOf("TaxDocument").nullable(),
  /** Business day of an invoice, day of issue of a document. */
  day,
  at: instant,
  /** The buyer, or the seller of a 14. */
  name: z.string().nullable(),
  /** Null of events, and for people who count their drawer blind. */
  total: money.nullable(),
  kind: taxDocumentKind.nullable(),
  environment: z.enum(environments).nullable(),
  control_number: z.string().nullable(),
  codigo_generacion: z.string().nullable(),
  sello_recibido: z.string().nullable(),
  is_contingency: z.boolean(),
  /** Null without a DTE. */
  estado_hacienda: z.enum(ministryStatuses).nullable(),
  /** An invalidation or a note about the document waits for a person: it is not in order, whatever its state. */
  has_correction_to_mend: z.boolean(),
});
export type AccountedRow = z.output<typeof accountedRow>;

const column = columnOf<AccountedRow>();

export const accountingColumns = [
  ...onScreen(column("document", "text", "common.document", ({ invoice_no: no }) => no)),
  ...inFile(column("invoice_no", "text", "common.invoice"), column("day", "day", "common.business_day")),
  column("date", "instant", "common.date", ({ at }) => at),
  column("kind", "word", "common.type", ({ kind }) => kind && (`taxDocuments.types.${kind}` as const)),
  ...inFile(
    column("control_number", "text", "common.control_number"),
    column("codigo_generacion", "text", "common.generation_code"),
  ),
  column("party", "text", "common.customer", ({ name }) => name),
  column("total", "money", "common.total"),
  column("standing", "word", "accounting.standing", ({ estado_hacienda: state }) =>
    state === null ? "accounting.no_dte" : (`accounting.estado.${state}` as const),
  ),
  column("seal", "text", "accounting.seal", ({ sello_recibido: seal }) => seal),
  ...inFile(
    column(
      "environment",
      "word",
      "common.environment",
      ({ environment }) => environment && (`accounting.environments.${environment}` as const),
    ),
  ),
];

const listFilters = {
  sort: sortBy("date", "total").default("-date"),
  period: z.enum(pastPeriods).optional(),
  from: day.optional(),
  to: day.optional(),
  kind: z.enum(issuedTypes).optional(),
  estado: z.enum(stateFilters).optional(),
  environment: z.enum(environments).optional(),
};

export const listAccounting = route({
  method: "GET",
  path: "/accounting/documents",
  summary:
    "Invoices with where their tax document stands, and documents without an invoice, the newest first. Those without a document are found among the newest 1,000 invoices of the days. Words look on all days: number, control number, generation code, beginnings of the buyer's words.",
  access,
  query: listQuery(listFilters),
  response: listReply(accountedRow).extend({ currency: z.string() }),
});

export const exportAccounting = route({
  method: "GET",
  path: "/accounting/documents/export",
  summary: "Invoices and tax documents as listed, as a CSV file.",
  access,
  query: exportQuery(listFilters),
  csv: true,
  response: csvFile,
});

/** A document, or an event about one, in the history of an invoice. */
export const accountedDocument = z.object({
  id: idOf("TaxDocument"),
  kind: taxDocumentKind,
  state: taxDocumentState,
  estado_hacienda: z.enum(ministryStatuses),
  environment: z.enum(environments),
  generation: z.enum(generations),
  control_number: z.string().nullable(),
  codigo_generacion: z.string(),
  issued_on: day,
  issued_at: z.string(),
  made_at: instant,
  sello_recibido: z.string().nullable(),
  sealed_at: instant.nullable(),
  is_contingency: z.boolean(),
  /** The document that this note corrects or this event invalidates; `replaces_id` is the document that this one replaces. */
  about_id: idOf("TaxDocument").nullable(),
  replaces_id: idOf("TaxDocument").nullable(),
  name: z.string().nullable(),
  number: z.string().nullable(),
  nrc: z.string().nullable(),
  /** Null for events. */
  figures: z
    .object({
      gravada: money,
      exenta: money,
      noSuj: money,
      iva: money,
      tributos: money,
      retenido: money,
      percibido: money,
      noGravado: money,
      total: money,
      totalPagar: money,
    })
    .nullable(),
  problems: z.array(taxDocumentProblem),
  /** The ministry's last message. */
  words: ministryWords.nullable(),
});
export type AccountedDocument = z.output<typeof accountedDocument>;

const story = z.array(accountedDocument);

export const readAccountedInvoice = route({
  method: "GET",
  path: "/accounting/invoices/:invoiceId",
  summary: "An invoice with its lines, taxes, payments and buyer, and every tax document and event about it.",
  access,
  params: z.object({ invoiceId: idTextOf("Invoice") }),
  response: readInvoiceOrders.response.extend({ documents: story }),
  errors: ["not_found"],
});

/** A line as the document has it; its amount is at the document's prices and includes `noGravado`. */
const documentLine = z.object({
  numItem: z.number().int(),
  descripcion: z.string(),
  cantidad: z.number(),
  precioUni: z.number(),
  total: money,
});
export type AccountedLine = z.output<typeof documentLine>;

export const readAccountedDocument = route({
  method: "GET",
  path: "/accounting/documents/:documentId",
  summary: "A tax document with its lines, and every document and event that it has to do with.",
  access,
  params: z.object({ documentId: idTextOf("TaxDocument") }),
  response: z.object({
    document: accountedDocument,
    lines: z.array(documentLine),
    documents: story,
    currency: z.string(),
  }),
  errors: ["not_found"],
});

/** A request to the ministry about a document, and its outcome. */
const exchange = z.object({
  at: instant,
  service: z.enum([
    "reception",
    "consultation",
    "contingency",
    "invalidation",
    "batch",
    "batch_consultation",
  ]),
  took_ms: z.number().int(),
  sending: z.enum(["sent", "unreached", "held_back"]),
  /** HTTP status; null without an answer. */
  status: z.number().int().nullable(),
  /** Our reading of the answer: `sealed`, `unknown: no_answer`. */
  meaning: z.string(),
  /** The raw answer, cut short. */
  answer: z.string().nullable(),
});

/** A document as a whole (back-office §3 "DTE-complete response"). */
export const dteComplete = z.object({
  success: z.boolean(),
  message: z.string(),
  /** Null when there is no document. */
  data: z
    .object({
      invoice: z
        .object({
          id: idOf("Invoice"),
          invoice_no: z.number().int(),
          invoice_type: z.enum(invoiceTypes),
          created_at: instant,
          total: money,
        })
        .nullable(),
      customer: z
        .object({
          nombre: z.string().nullable(),
          razon_social: z.string().nullable(),
          nit: z.string().nullable(),
          nrc: z.string().nullable(),
          giro: z.string().nullable(),
          telefono: z.string().nullable(),
          correo: z.string().nullable(),
          direccion: z.string().nullable(),
        })
        .nullable(),
      dte_initial: z.object({
        id_dte: idOf("TaxDocument"),
        estado: taxDocumentState,
        codigo_generacion: z.string(),
      }),
      hacienda_final: z.object({
        estado_hacienda: z.enum(ministryStatuses),
        /** Time as the ministry wrote it, else the time its seal arrived. */
        fecha_procesamiento: z.string().nullable(),
        descripcion_mensaje: z.string().nullable(),
        sello_recibido: z.string().nullable(),
      }),
      status: z.object({ is_complete: z.boolean(), can_send_email: z.boolean() }),
      dte: z.object({ codigo_generacion: z.string(), numero_control: z.string().nullable() }),
      /** The JSON that was signed last or would be signed now; null for an event that nobody has signed. */
      dte_json_completo: z.looseObject({}).nullable(),
      /** The last answer; one that is not JSON is in `texto` as text. */
      hacienda_response: z.looseObject({}).nullable(),
      /** Oldest first. */
      exchanges: z.array(exchange),
    })
    .nullable(),
});
export type DteComplete = z.output<typeof dteComplete>;

export const readInvoiceDte = route({
  method: "GET",
  path: "/invoices/:invoiceId/dte-complete",
  summary: "The tax document of an invoice as a whole; without success where it has none.",
  access,
  params: z.object({ invoiceId: idTextOf("Invoice") }),
  response: dteComplete,
  errors: ["not_found"],
});

export const readDocumentDte = route({
  method: "GET",
  path: "/accounting/documents/:documentId/dte-complete",
  summary: "A tax document or event as a whole, also one without an invoice.",
  access,
  params: z.object({ documentId: idTextOf("TaxDocument") }),
  response: dteComplete,
  errors: ["not_found"],
});
