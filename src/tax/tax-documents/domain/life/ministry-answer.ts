import { isRecord, type JsonRecord, own } from "#platform/domain/text/json-record.ts";
import { meaningOf } from "./ministry-code.ts";
import { type MinistryWords, readMinistryWords } from "./ministry-words.ts";

/** Largest answer that is read; a true one has a few hundred characters. */
export const ANSWER_MAX = 1_000_000;

/** The raw answer to a request. */
export interface RawAnswer {
  /** Null: no connection, or none in time. */
  readonly status: number | null;
  /** Body as text, cut at `ANSWER_MAX`; null when it did not end in time. */
  readonly body: string | null;
}

/** Reasons for which an answer cannot be relied on. */
const unknownReasons = [
  "no_answer",
  "unfinished",
  "too_large",
  "empty",
  "not_json",
  "no_state",
  "no_seal",
  "other_document",
  "repeated",
  "signature_service_down",
] as const;
export type UnknownReason = (typeof unknownReasons)[number];

/**
 * Meaning of an answer (guide §20): sealed; sealed and invalidated since; rejected for its data; rejected
 * because something that it names is not there; not allowed in; signature or certificate; asked for and not
 * there; nothing sure, so that somebody has to ask; the service does not work.
 */
export type MinistryAnswer =
  | { readonly kind: "sealed"; readonly seal: string; readonly words: MinistryWords }
  | { readonly kind: "sealed_with_remarks"; readonly seal: string; readonly words: MinistryWords }
  /** A consultation found it, and an event made it count no more (guide §22). */
  | { readonly kind: "invalidated"; readonly seal: string | null; readonly words: MinistryWords }
  /**
   * An event arrived, but its seal was lost with the answer, and nobody can be asked for it (guide §19). No
   * single answer means this.
   */
  | { readonly kind: "arrived" }
  | { readonly kind: "rejected"; readonly words: MinistryWords }
  /** It was sent, and the ministry does not know something that it names, perhaps not yet. */
  | { readonly kind: "reference_missing"; readonly words: MinistryWords }
  | { readonly kind: "auth"; readonly words: MinistryWords }
  | { readonly kind: "signature"; readonly words: MinistryWords }
  /** Only of a document that was asked for. */
  | { readonly kind: "not_found"; readonly words: MinistryWords }
  | { readonly kind: "unknown"; readonly why: UnknownReason }
  | { readonly kind: "down"; readonly status: number | null };

/** A seal has forty characters (guide §20). */
const SEAL = /^[0-9A-Z]{40}$/;

/** Code of a document that is sealed with remarks. */
const WITH_REMARKS = "002";

/** Gateways that answer for a service that does not. */
const DOWN = new Set([429, 502, 503, 504, 520, 521, 522, 523, 524]);

const unknown = (why: UnknownReason): MinistryAnswer => ({ kind: "unknown", why });

/** A document or an event was sent, or a document asked for: a refusal says something else then. */
type Asking = "sent" | "asked_for";

/**
 * Reads the answer to a document or an event: `estado` decides, and only a whole seal of the document that
 * was sent proves that it exists (guide §20). After HTML, half a JSON, no end, or a seal of another length
 * nothing is known, and the ministry has to be asked.
 */
export function readMinistryAnswer(
  { status, body }: RawAnswer,
  generationCode: string,
  asking: Asking,
): MinistryAnswer {
  if (status === null) return unknown("no_answer");
  if (body === null) return unknown("unfinished");
  if (body.length >= ANSWER_MAX) return unknown("too_large");
  const record = readRecord(body);
  const state = record === null ? null : answerState(record);
  if (status === 401 || status === 403) return { kind: "auth", words: readMinistryWords(record ?? {}) };
  if (state === null && DOWN.has(status)) return { kind: "down", status };
  if (body.trim() === "") return status >= 500 ? { kind: "down", status } : unknown("empty");
  if (record === null) return status >= 500 ? { kind: "down", status } : unknown("not_json");
  return state === null
    ? withoutState(record, status, asking)
    : byState(record, state, { generationCode, asking });
}

/** Returns `estado` in capitals; null where the answer has none. */
export function answerState(record: JsonRecord): string | null {
  const state = own(record, "estado");
  return typeof state === "string" ? state.trim().toUpperCase() : null;
}

function byState(
  record: JsonRecord,
  state: string,
  { generationCode, asking }: { readonly generationCode: string; readonly asking: Asking },
): MinistryAnswer {
  const words = readMinistryWords(record);
  const named = own(record, "codigoGeneracion");
  if (typeof named === "string" && named.trim() !== "" && named.trim().toUpperCase() !== generationCode)
    return unknown("other_document");
  switch (state) {
    case "PROCESADO":
    case "RECIBIDO":
      return sealed(record, words);
    case "INVALIDADO":
      return { kind: "invalidated", seal: sealOf(record), words };
    case "RECHAZADO":
      return rejected(words, asking);
    default:
      return unknown("no_state");
  }
}

function sealed(record: JsonRecord, words: MinistryWords): MinistryAnswer {
  const seal = sealOf(record);
  if (seal === null) return unknown("no_seal");
  const hasRemarks = words.code === WITH_REMARKS || words.remarks.length > 0;
  return { kind: hasRemarks ? "sealed_with_remarks" : "sealed", seal, words };
}

function sealOf(record: JsonRecord): string | null {
  const seal = own(record, "selloRecibido");
  return typeof seal === "string" && SEAL.test(seal.trim()) ? seal.trim() : null;
}

/** Decides by the code whose matter a refusal is (guide §20); an event of contingency is refused without one. */
function rejected(words: MinistryWords, asking: Asking): MinistryAnswer {
  const { code, classCode, description } = words;
  // Its own name comes first in the words of an event that came before.
  if (code === null)
    return OWN_NAME_REPEATED.test(description) ? unknown("repeated") : { kind: "rejected", words };
  const means = meaningOf(code, classCode);
  switch (means) {
    case "auth":
      return { kind: "auth", words };
    case "signature":
      return { kind: "signature", words };
    case "ask":
      return unknown("signature_service_down");
    // A repeated codigoGeneracion is our own first try, whose seal has to be asked for; a number is another document's.
    case "repeated":
      return /codigoGeneracion/i.test([description, ...words.remarks].join(" "))
        ? unknown("repeated")
        : { kind: "rejected", words };
    case "no_record":
      return { kind: asking === "sent" ? "reference_missing" : "not_found", words };
    case "data":
    case "accepted":
      return { kind: "rejected", words };
    default:
      return means satisfies never;
  }
}

const OWN_NAME_REPEATED = /^\[(?:identificacion\.)?codigoGeneracion\] YA EXISTE/i;

/**
 * JSON without `estado`: the shape of a failed sign-in, or of an error page of the service (guide §19). After
 * a sending a 404 says that the service is not there, nothing about the document.
 */
function withoutState(record: JsonRecord, status: number, asking: Asking): MinistryAnswer {
  const error = String(own(record, "error") ?? "");
  if (/unauthorized|forbidden/i.test(error)) return { kind: "auth", words: readMinistryWords(record) };
  if (status === 404 && asking === "asked_for")
    return { kind: "not_found", words: readMinistryWords(record) };
  return status === 404 || status >= 500 ? { kind: "down", status } : unknown("no_state");
}

function readRecord(body: string): JsonRecord | null {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
