import {
  type MinistryAnswer,
  type RawAnswer,
  readMinistryAnswer,
} from "#tax/tax-documents/domain/life/ministry-answer.ts";
import { isGenerationCode } from "#tax/tax-documents/domain/names/generation-code.ts";
import { isRecord, type JsonRecord, own, ownList } from "../../domain/text/json-record.ts";

/** What became of a batch when it was sent. */
export type BatchAnswer = { readonly kind: "received"; readonly batchCode: string } | MinistryAnswer;

/** The answer to a batch: its code, or what a document's answer would mean (guide §19). */
export function readBatchAnswer(reply: RawAnswer): BatchAnswer {
  const record = recordOf(reply);
  const code = record === null ? null : own(record, "codigoLote");
  const isReceived = record !== null && own(record, "estado") === "RECIBIDO";
  if (isReceived && isGenerationCode(code)) return { kind: "received", batchCode: code };
  return readMinistryAnswer(reply, "");
}

/** What became of each document of a batch, by its generation code; an empty map while nobody has looked at it. */
export type BatchResult =
  | { readonly kind: "result"; readonly answers: ReadonlyMap<string, MinistryAnswer> }
  | MinistryAnswer;

/** The answers inside the answer about a batch, each read as if it had come alone (guide §19, §20). */
export function readBatchResult(reply: RawAnswer): BatchResult {
  const record = recordOf(reply);
  const isResult =
    record !== null && ["procesados", "rechazados"].every((name) => Array.isArray(own(record, name)));
  if (!isResult) return readMinistryAnswer(reply, "");
  const answers = new Map<string, MinistryAnswer>();
  for (const [name, status] of [
    ["rechazados", 400],
    ["procesados", 200],
  ] as const)
    for (const each of ownList(record, name).filter(isRecord)) {
      const code = String(own(each, "codigoGeneracion")).trim();
      if (isGenerationCode(code))
        answers.set(code, readMinistryAnswer({ status, body: JSON.stringify(each) }, code));
    }
  return { kind: "result", answers };
}

function recordOf({ status, body }: RawAnswer): JsonRecord | null {
  if (status !== 200 || body === null) return null;
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
