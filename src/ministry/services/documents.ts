import { z } from "zod";
import type { Answer } from "../faults/spoil-answer.ts";
import type { Office } from "../office.ts";
import { refusal } from "../response-codes.ts";
import { judgeDocument } from "../rules/judge-document.ts";
import { incompleteAnswer, refusedAnswer, sealedBody } from "./reception-answer.ts";

/** A request of somebody who is signed in. */
export interface Call {
  readonly nit: string;
  readonly body: unknown;
  /** Seal it with these, code 002. */
  readonly remarks: readonly string[];
}

const envelope = z.object({
  ambiente: z.string(),
  idEnvio: z.int(),
  version: z.int(),
  tipoDte: z.string(),
  documento: z.string().min(1),
  codigoGeneracion: z.string(),
});

/** `POST /fesv/recepciondte`: one document, answered at once (guide §19). */
export function receive(office: Office, { nit, body, remarks }: Call): Answer {
  const read = envelope.safeParse(body);
  if (!read.success) return incompleteAnswer(office, namesOf(read.error));
  const { ambiente, version, tipoDte, documento, codigoGeneracion } = read.data;
  if (ambiente !== office.environment)
    return refusedAnswer(office, refusal("007", "ambiente"), codigoGeneracion);
  const verdict = judgeDocument(office, {
    nit,
    jws: documento,
    envelope: { version, type: tipoDte, generationCode: codigoGeneracion },
    remarks,
  });
  return verdict.ok
    ? { status: 200, body: sealedBody(office, verdict.sealed) }
    : refusedAnswer(office, verdict.refusal, verdict.generationCode ?? codigoGeneracion);
}

const question = z.object({ nitEmisor: z.string(), tdte: z.string(), codigoGeneracion: z.string() });

/** `POST /fesv/recepcion/consultadte`: what became of a document; one without a seal is not there (guide §19, §20). */
export function consult(office: Office, { nit, body }: Call): Answer {
  const read = question.safeParse(body);
  if (!read.success) return incompleteAnswer(office, namesOf(read.error));
  const { nitEmisor, tdte, codigoGeneracion } = read.data;
  if (nitEmisor !== nit) return refusedAnswer(office, refusal("008", "nitEmisor"), codigoGeneracion);
  const sealed = office.register.documents.get(codigoGeneracion);
  return sealed?.nit === nit && sealed.type === tdte
    ? { status: 200, body: sealedBody(office, sealed) }
    : refusedAnswer(office, refusal("014", "codigoGeneracion"), codigoGeneracion);
}

/** The members of a body that are missing or of a wrong kind. */
export function namesOf(error: z.ZodError): string[] {
  return [...new Set(error.issues.map(({ path }) => String(path[0] ?? "")))];
}
