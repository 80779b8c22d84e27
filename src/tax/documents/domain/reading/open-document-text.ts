import { isRecord, type JsonRecord, own } from "#platform/domain/text/json-record.ts";
import { DOCUMENT_TEXT_MAX, type DocumentRefusal } from "./document-problem.ts";

/** A document with its wrapping taken off. */
export interface OpenedDocument {
  readonly document: JsonRecord;
  /** Seal of the ministry, from the document or from its wrapping. */
  readonly seal: string | null;
}

/** Deepest nesting that is looked into: a document has five levels, its wrapping a few more. */
const DEPTH_MAX = 32;

/** Texts within texts: an answer that holds a signed document is two. */
const WRAPPINGS_MAX = 3;

/** Most values in which a document is looked for; it stands near the top. */
const SEARCHED_VALUES_MAX = 500;

/** A signed document in compact form (GUIDE §18): three parts in base64url, the first of which begins with `{"`. */
const SIGNED = /^eyJ[\w-]*\.([\w-]+)\.[\w-]*$/;

const SEAL_NAMES = new Set(["sellorecibido", "sellorecepcion", "sello"]);

/** Shortest text that counts as a seal; a seal has 40 characters (GUIDE §20). */
const SHORTEST_SEAL = 30;

/**
 * Finds the one document in a text: as it is delivered, signed (JWS), as text within text, or inside the
 * answers and envelopes in which systems mail it. A byte order mark at the beginning, as some editors write
 * it, is skipped.
 */
export function openDocumentText(text: string): ({ readonly ok: true } & OpenedDocument) | Refused {
  if (text.length > DOCUMENT_TEXT_MAX) return refused({ code: "dte_too_large" });
  const read = readJson(text);
  if (!read.ok) return refused({ code: "INVALID_DTE_JSON", textLine: read.textLine });
  const { documents, seal } = findDocuments(read.value);
  const [first] = documents.values();
  if (!first) return refused({ code: "dte_not_a_document" });
  return documents.size > 1
    ? refused({ code: "dte_several_documents" })
    : { ok: true, document: first, seal };
}

export interface Refused {
  readonly ok: false;
  readonly refusal: DocumentRefusal;
}

/** A refusal as results carry it. */
export function refused(refusal: DocumentRefusal): Refused {
  return { ok: false, refusal };
}

type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly textLine: number | null };

function readJson(text: string): ReadJson {
  const plain = unsigned(text.replace(/^\uFEFF/, "").trim());
  if (plain === null || isDeeper(plain, DEPTH_MAX)) return { ok: false, textLine: null };
  try {
    return { ok: true, value: JSON.parse(plain) as unknown };
  } catch (error) {
    const place = /\(line (\d+) /.exec(error instanceof Error ? error.message : "");
    const textLine = place ? Number(place[1]) : plain.split("\n").length;
    return { ok: false, textLine };
  }
}

/**
 * Returns the JSON of a signed document, or the text as it is; null when the signed content is no text. The
 * signature is not checked.
 */
function unsigned(text: string): string | null {
  const payload = SIGNED.exec(text)?.[1];
  if (payload === undefined) return text;
  try {
    const bytes = Uint8Array.fromBase64(payload, { alphabet: "base64url" });
    return decodeURIComponent(bytes.toHex().replace(/../g, "%$&"));
  } catch {
    return null;
  }
}

/**
 * Tells whether brackets nest deeper than `most`. It counts without recursion, which a million brackets would
 * exhaust.
 */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === "{" || sign === "[") {
      depth += 1;
      if (depth > most) return true;
    } else if (sign === "}" || sign === "]") depth -= 1;
  }
  return false;
}

interface Found {
  /** By generation code: an envelope may hold a document twice, plain and signed. */
  readonly documents: Map<string, JsonRecord>;
  seal: string | null;
}

function findDocuments(root: unknown): Found {
  const found: Found = { documents: new Map(), seal: null };
  const waiting: { readonly value: unknown; readonly wrappings: number }[] = [{ value: root, wrappings: 0 }];
  for (let at = 0; at < waiting.length && at < SEARCHED_VALUES_MAX; at += 1) {
    const { value, wrappings } = waiting[at] ?? { value: null, wrappings: 0 };
    if (isRecord(value)) {
      found.seal ??= sealIn(value);
      const code = documentCode(value);
      if (code !== null) {
        if (!found.documents.has(code)) found.documents.set(code, value);
        // The ministry's answer, as billing systems put it into the document that they mail.
        for (const part of Object.values(value)) if (isRecord(part)) found.seal ??= sealIn(part);
        continue;
      }
    }
    for (const inner of innerValues(value, wrappings)) waiting.push(inner);
  }
  return found;
}

/** Returns the members and entries of a value, and the parsed JSON of texts that hold some. */
function innerValues(value: unknown, wrappings: number) {
  if (typeof value === "string") {
    if (wrappings >= WRAPPINGS_MAX || !/^\s*(?:\{|eyJ)/.test(value)) return [];
    const read = readJson(value);
    return read.ok ? [{ value: read.value, wrappings: wrappings + 1 }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value)
    .slice(0, SEARCHED_VALUES_MAX)
    .map((inner: unknown) => ({ value: inner, wrappings }));
}

/** Returns the generation code of a value that looks like a document, "" when it has none; null for anything else. */
function documentCode(value: JsonRecord): string | null {
  const identification = own(value, "identificacion");
  if (!isRecord(identification)) return null;
  const code = own(identification, "codigoGeneracion");
  return typeof code === "string" ? code.toUpperCase() : "";
}

function sealIn(value: JsonRecord): string | null {
  for (const [name, text] of Object.entries(value))
    if (SEAL_NAMES.has(name.toLowerCase().replaceAll("_", "")) && typeof text === "string") {
      const seal = text.trim();
      if (seal.length >= SHORTEST_SEAL && seal.length <= 100) return seal;
    }
  return null;
}
