import type { Answer } from "../faults/spoil-answer.ts";
import type { Office } from "../office.ts";
import type { SealedDocument } from "../register.ts";
import { type Refusal, refusal } from "../response-codes.ts";
import { stampOf } from "../salvador-time.ts";

/** The version of the answer, whatever the document's is (guide §20, official samples). */
const VERSION = 2;

/** A sealed document as the reception and the consultation tell it; `estado` is INVALIDADO once it counts no more (guide §22). */
export function sealedBody({ environment, register }: Office, sealed: SealedDocument): object {
  const hasRemarks = sealed.remarks.length > 0;
  return {
    version: VERSION,
    ambiente: environment,
    versionApp: VERSION,
    estado: register.invalidated.has(sealed.generationCode) ? "INVALIDADO" : "PROCESADO",
    codigoGeneracion: sealed.generationCode,
    selloRecibido: sealed.seal,
    fhProcesamiento: stampOf(new Date(sealed.sealedAt)),
    clasificaMsg: "10",
    codigoMsg: hasRemarks ? "002" : "001",
    descripcionMsg: hasRemarks ? "RECIBIDO CON OBSERVACIONES" : "RECIBIDO",
    observaciones: sealed.remarks,
  };
}

/** A refused document or event (guide §20). */
export function refusedBody(
  { environment, clock }: Office,
  refused: Refusal,
  generationCode: string | null,
): object {
  return {
    version: VERSION,
    ambiente: environment,
    versionApp: VERSION,
    estado: "RECHAZADO",
    codigoGeneracion: generationCode,
    selloRecibido: null,
    fhProcesamiento: stampOf(clock()),
    clasificaMsg: refused.classCode,
    codigoMsg: refused.code,
    descripcionMsg: refused.description,
    observaciones: refused.remarks,
  };
}

/** A refusal comes with 400 (guide §20). */
export function refusedAnswer(
  office: Office,
  refused: Refusal,
  generationCode: string | null = null,
): Answer {
  return { status: 400, body: refusedBody(office, refused, generationCode) };
}

/** A body that lacks what the service needs (code 097). */
export function incompleteAnswer(office: Office, names: readonly string[]): Answer {
  const remarks = names.map((name) => refusal("005", name).description);
  return refusedAnswer(office, refusal("097", null, remarks));
}
