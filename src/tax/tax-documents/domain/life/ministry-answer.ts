import { isRecord, type JsonRecord, own } from "#platform/domain/text/json-record.ts";

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

/** Words of the ministry, cut to the length that is shown and stored. */
export interface MinistryWords {
  readonly code: string | null;
  readonly classCode: string | null;
  readonly description: string;
  readonly remarks: readonly string[];
  /** Time as the ministry wrote it, `dd/MM/yyyy HH:mm:ss` local. */
  readonly processedAt: string | null;
}

/**
 * Meaning of an answer (guide §20): sealed; sealed and invalidated since; rejected for its data; not allowed
 * in; signature or certificate; nothing sure, so that somebody has to ask; the service does not work.
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
  | { readonly kind: "auth"; readonly words: MinistryWords }
  | { readonly kind: "signature"; readonly words: MinistryWords }
  | { readonly kind: "not_found"; readonly words: MinistryWords }
  | { readonly kind: "unknown"; readonly why: UnknownReason }
  | { readonly kind: "down"; readonly status: number | null };

/** A seal has forty characters (guide §20). */
const SEAL = /^[0-9A-Z]{40}$/;

/** Remarks of the code 002. */
const WITH_REMARKS = "002";

/** Gateways that answer for a service that does not. */
const DOWN = new Set([429, 502, 503, 504, 520, 521, 522, 523, 524]);

const unknown = (why: UnknownReason): MinistryAnswer => ({ kind: "unknown", why });

/**
 * Reads the answer to a document or an event: `estado` decides, and only a whole seal of the document that
 * was sent proves that it exists (guide §20). After HTML, half a JSON, no end, or a seal of another length
 * nothing is known, and the ministry has to be asked.
 */
export function readMinistryAnswer({ status, body }: RawAnswer, generationCode: string): MinistryAnswer {
  if (status === null) return unknown("no_answer");
  if (body === null) return unknown("unfinished");
  if (body.length >= ANSWER_MAX) return unknown("too_large");
  const record = readRecord(body);
  const isAnswer = record !== null && typeof own(record, "estado") === "string";
  if (status === 401 || status === 403) return { kind: "auth", words: wordsOf(record ?? {}) };
  if (!isAnswer && DOWN.has(status)) return { kind: "down", status };
  if (body.trim() === "") return status >= 500 ? { kind: "down", status } : unknown("empty");
  if (record === null) return status >= 500 ? { kind: "down", status } : unknown("not_json");
  return isAnswer ? byState(record, generationCode) : withoutState(record, status);
}

function byState(record: JsonRecord, generationCode: string): MinistryAnswer {
  const words = wordsOf(record);
  const named = own(record, "codigoGeneracion");
  if (typeof named === "string" && named.trim() !== "" && named.trim().toUpperCase() !== generationCode)
    return unknown("other_document");
  switch (String(own(record, "estado")).trim().toUpperCase()) {
    case "PROCESADO":
    case "RECIBIDO":
      return sealed(record, words);
    case "INVALIDADO":
      return { kind: "invalidated", seal: sealOf(record), words };
    case "RECHAZADO":
      return rejected(words);
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

function rejected(words: MinistryWords): MinistryAnswer {
  switch (rejectionKind(words)) {
    case "auth":
      return { kind: "auth", words };
    case "signature":
      return { kind: "signature", words };
    case "retry":
      return unknown("signature_service_down");
    // The first try arrived: its seal has to be consulted (guide §20).
    case "repeated":
      return unknown("repeated");
    case "not_found":
      return { kind: "not_found", words };
    case "data":
      return { kind: "rejected", words };
    default:
      return { kind: "rejected", words };
  }
}

/** JSON without `estado`: the shape of a failed sign-in, or of an error page of the service (guide §19). */
function withoutState(record: JsonRecord, status: number): MinistryAnswer {
  const error = String(own(record, "error") ?? "");
  if (/unauthorized|forbidden/i.test(error)) return { kind: "auth", words: wordsOf(record) };
  if (status === 404) return { kind: "not_found", words: wordsOf(record) };
  return status >= 500 ? { kind: "down", status } : unknown("no_state");
}

function readRecord(body: string): JsonRecord | null {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const WORDS_MAX = 500;
const REMARKS_MAX = 50;

function wordsOf(record: JsonRecord): MinistryWords {
  const description = textOf(own(record, "descripcionMsg")) ?? textOf(own(record, "mensaje")) ?? "";
  const remarks = own(record, "observaciones");
  return {
    code: textOf(own(record, "codigoMsg")),
    classCode: textOf(own(record, "clasificaMsg")),
    description: description || (textOf(own(record, "message")) ?? ""),
    remarks: (Array.isArray(remarks) ? remarks : [])
      .slice(0, REMARKS_MAX)
      .flatMap((remark: unknown) => textOf(remark) ?? []),
    processedAt: textOf(own(record, "fhProcesamiento")) ?? textOf(own(record, "fechaHora")),
  };
}

/** Removes characters that cannot be shown or stored; null when nothing is left. */
function textOf(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  return text.slice(0, WORDS_MAX).toWellFormed() || null;
}

/**
 * Kinds of rejections, which decide who acts: the queue, a person, or whoever manages the certificate (guide
 * §20).
 */
export type RejectionKind = "data" | "auth" | "signature" | "retry" | "repeated" | "not_found";

/** Somebody else's number, or our own first try (guide §20). */
const REPEATED = "004";
const OWN_NAME_REPEATED = /^\[(?:identificacion\.)?codigoGeneracion\] YA EXISTE/i;
const NOT_FOUND = "014";
const SIGNATURE_SERVICE_DOWN = "022";

/** The signature is not valid, or there is no active certificate or key for it (guide §18, §20). */
const SIGNATURE = new Set(["801", "802", "803", "812"]);

/** Class of all that is about the signature. */
const SIGNATURE_CLASS = "20";

/** Token and credentials: 100 to 111 (guide §20). The newer manual is said to use such numbers for data too, in another class. */
const AUTH = /^1(?:0\d|1[01])$/;

/** Class of answers about access. */
const SECURITY_CLASS = "19";

/**
 * Returns the kind of a rejection by its code. A repeated value is decided by its member: a repeated
 * codigoGeneracion is our own first try, a repeated numeroControl is another document's (guide §20). Unknown
 * codes count as data and are shown as they are.
 */
function rejectionKind(words: {
  readonly code: string | null;
  readonly classCode: string | null;
  readonly description: string;
  readonly remarks: readonly string[];
}): RejectionKind {
  const { code, classCode } = words;
  // Of a contingency event words are all there is (guide §19): its own name comes first in them.
  if (code === null) return OWN_NAME_REPEATED.test(words.description) ? "repeated" : "data";
  if (code === REPEATED)
    return /codigoGeneracion/i.test([words.description, ...words.remarks].join(" ")) ? "repeated" : "data";
  if (code === NOT_FOUND) return "not_found";
  if (code === SIGNATURE_SERVICE_DOWN) return "retry";
  if (SIGNATURE.has(code) || classCode === SIGNATURE_CLASS) return "signature";
  const isAccess = AUTH.test(code) && (classCode === null || classCode === SECURITY_CLASS);
  return isAccess ? "auth" : "data";
}
