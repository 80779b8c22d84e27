import { z } from "zod";
import { isGenerationCode } from "#tax/tax-documents/domain/names/document-numbers.ts";
import type { Answer } from "../faults/spoil-answer.ts";
import { type Office, uuidOf } from "../office.ts";
import type { Batch } from "../register.ts";
import { type Refusal, refusal } from "../response-codes.ts";
import { judgeDocument } from "../rules/judge-document.ts";
import { localTime, stampOf } from "../salvador-time.ts";
import { type Call, namesOf } from "./documents.ts";
import { incompleteAnswer, refusedAnswer, refusedBody, sealedBody } from "./reception-answer.ts";

/** Documents of one batch (guide §19). */
const DOCUMENTS_MAX = 100;

const envelope = z.object({
  ambiente: z.string(),
  idEnvio: z.string(),
  version: z.int(),
  nitEmisor: z.string(),
  documentos: z.array(z.string().min(1)).min(1),
});
type Envelope = z.output<typeof envelope>;

/** `POST /fesv/recepcionlote`: up to a hundred documents, looked at a while later (guide §19). */
export function receiveBatch(office: Office, { nit, body }: Call): Answer {
  const read = envelope.safeParse(body);
  if (!read.success) return incompleteAnswer(office, namesOf(read.error));
  const sent = read.data;
  const code = uuidOf(`${nit} ${sent.idEnvio}`);
  const refused = batchRefusal(office, nit, sent, code);
  if (refused !== null) return refusedAnswer(office, refused);
  const now = office.clock();
  const readyAt = new Date(now.getTime() + office.terms.batchMs).toISOString();
  office.register.record({
    what: "batch",
    nit,
    code,
    receivedAt: now.toISOString(),
    readyAt,
    documents: sent.documentos,
  });
  return { status: 200, body: receivedBody(office, sent, code) };
}

function receivedBody({ environment, clock }: Office, sent: Envelope, code: string): object {
  return {
    versionApp: 1,
    estado: "RECIBIDO",
    fhProcesamiento: stampOf(clock()),
    descripcionMsg: "LOTE RECIBIDO",
    ambiente: environment,
    clasificaMsg: "10",
    codigoLote: code,
    idEnvio: sent.idEnvio,
    codigoMsg: "001",
    version: sent.version,
  };
}

function batchRefusal(office: Office, nit: string, sent: Envelope, code: string): Refusal | null {
  const { register, clock, terms, environment } = office;
  if (sent.ambiente !== environment) return refusal("007", "ambiente");
  if (sent.nitEmisor !== nit) return refusal("008", "nitEmisor");
  if (!isGenerationCode(sent.idEnvio)) return refusal("006", "idEnvio");
  if (register.batches.has(code)) return refusal("004", "idEnvio");
  if (sent.documentos.length > DOCUMENTS_MAX) return refusal("003", "documentos");
  const { day, time } = localTime(clock());
  const isOfToday = (batch: Batch) => batch.nit === nit && localTime(new Date(batch.receivedAt)).day === day;
  if (register.batches.values().filter(isOfToday).toArray().length >= terms.batchesPerDay)
    return refusal("018", "documentos");
  const isAnyHour = sent.documentos.every(isOfContingency);
  return isAnyHour || isWithin(terms.batchHours, Number(time.slice(0, 2)))
    ? null
    : refusal("018", "fhProcesamiento");
}

function isWithin({ from, until }: { readonly from: number; readonly until: number }, hour: number): boolean {
  return from <= until ? from <= hour && hour < until : hour >= from || hour < until;
}

/** Tells whether a document belongs to a contingency: such batches are taken at any hour (guide §19). Nothing is verified yet. */
function isOfContingency(jws: string): boolean {
  const payload = Buffer.from(jws.split(".")[1] ?? "", "base64url").toString("utf8");
  return /"tipoOperacion"\s*:\s*2\b/.test(payload);
}

/** Looks at the batches whose time has come, as if it had been done in that moment. */
export function settleBatches(office: Office): void {
  const { register } = office;
  for (const batch of register.batches.values()) {
    const readyAt = new Date(batch.readyAt);
    if (register.batchResults.has(batch.code) || readyAt > office.clock()) continue;
    const then: Office = { ...office, clock: () => readyAt };
    const processed: object[] = [];
    const rejected: object[] = [];
    for (const jws of batch.documents) {
      const verdict = judgeDocument(then, { nit: batch.nit, jws });
      if (verdict.ok) processed.push(sealedBody(then, verdict.sealed));
      else rejected.push(refusedBody(then, verdict.refusal, verdict.generationCode));
    }
    register.record({ what: "batch_result", code: batch.code, processed, rejected });
  }
}

/** `GET /fesv/recepcion/consultadtelote/{codigoLote}`: both lists empty until it was looked at (guide §19). */
export function consultBatch(office: Office, nit: string, code: string): Answer {
  if (office.register.batches.get(code)?.nit !== nit)
    return refusedAnswer(office, refusal("014", "codigoLote"));
  const result = office.register.batchResults.get(code);
  return { status: 200, body: { procesados: result?.processed ?? [], rechazados: result?.rejected ?? [] } };
}
