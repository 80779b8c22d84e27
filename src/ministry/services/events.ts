import { z } from "zod";
import type { Answer } from "../faults/spoil-answer.ts";
import type { Office } from "../office.ts";
import { type Refusal, refusal } from "../response-codes.ts";
import { judgeContingency } from "../rules/judge-contingency.ts";
import { judgeInvalidation } from "../rules/judge-invalidation.ts";
import { stampOf } from "../salvador-time.ts";
import { type Call, namesOf } from "./documents.ts";
import { incompleteAnswer, refusedAnswer } from "./reception-answer.ts";

const contingencyEnvelope = z.object({ nit: z.string(), documento: z.string().min(1) });

/** `POST /fesv/contingencia`: the event of a contingency; its answers have a shape of their own (guide §19, §21). */
export function reportContingency(office: Office, { nit, body, remarks }: Call): Answer {
  const read = contingencyEnvelope.safeParse(body);
  if (!read.success)
    return contingencyRefused(
      office,
      refusal(
        "097",
        null,
        namesOf(read.error).map((name) => refusal("005", name).description),
      ),
    );
  if (read.data.nit !== nit) return contingencyRefused(office, refusal("008", "nit"));
  const verdict = judgeContingency(office, { nit, jws: read.data.documento });
  if (!verdict.ok) return contingencyRefused(office, verdict.refusal);
  return {
    status: 200,
    body: {
      estado: "RECIBIDO",
      fechaHora: stampOf(new Date(verdict.sealed.sealedAt)),
      mensaje: "Documento recibido",
      selloRecibido: verdict.sealed.seal,
      observaciones: remarks,
    },
  };
}

/** A contingency event that is refused: without codes, with words (guide §19). */
export function contingencyRefused({ clock }: Office, refused: Refusal): Answer {
  return {
    status: 400,
    body: {
      estado: "RECHAZADO",
      fechaHora: stampOf(clock()),
      mensaje: refused.description,
      selloRecibido: null,
      observaciones: refused.remarks,
    },
  };
}

const invalidationEnvelope = z.object({
  ambiente: z.string(),
  idEnvio: z.int(),
  version: z.int(),
  documento: z.string().min(1),
});

/** `POST /fesv/anulardte`: the invalidation of one document (guide §19, §22). */
export function invalidate(office: Office, { nit, body, remarks }: Call): Answer {
  const read = invalidationEnvelope.safeParse(body);
  if (!read.success) return incompleteAnswer(office, namesOf(read.error));
  const { ambiente, version, documento } = read.data;
  if (ambiente !== office.environment) return refusedAnswer(office, refusal("007", "ambiente"));
  const verdict = judgeInvalidation(office, { nit, jws: documento, version });
  if (!verdict.ok) return refusedAnswer(office, verdict.refusal, verdict.generationCode);
  const { sealed } = verdict;
  return {
    status: 200,
    body: {
      version: 2,
      ambiente,
      versionApp: 1,
      estado: "PROCESADO",
      codigoGeneracion: sealed.generationCode,
      selloRecibido: sealed.seal,
      fhProcesamiento: stampOf(new Date(sealed.sealedAt)),
      codigoMsg: remarks.length > 0 ? "002" : "001",
      descripcionMsg: "Invalidación Recibida y Procesada",
      observaciones: remarks.length > 0 ? remarks : null,
    },
  };
}
