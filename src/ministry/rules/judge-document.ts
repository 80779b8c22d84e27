import { addDays, isCalendarDate, lastOfMonth } from "#platform/domain/periods/calendar-date.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { type JsonRecord, own, ownRecord } from "#platform/domain/text/json-record.ts";
import { CORRECT_WITHIN_MS } from "#tax/tax-documents/domain/life/document-state.ts";
import { type Generation, issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import { type Office, sealOf } from "../office.ts";
import { controlNumberKey, type SealedDocument } from "../register.ts";
import { type Refusal, refusal } from "../response-codes.ts";
import { instantOf, localTime } from "../salvador-time.ts";
import { type DocumentFacts, factsOf } from "./document-facts.ts";
import { noteRefusal } from "./note-refusal.ts";
import { openSigned } from "./open-signed.ts";

/** Fields of an envelope that have to match the document in it (guide §19). */
export interface Envelope {
  readonly version: number;
  readonly type: string;
  readonly generationCode: string;
}

export type DocumentVerdict =
  | { readonly ok: true; readonly sealed: SealedDocument }
  | { readonly ok: false; readonly refusal: Refusal; readonly generationCode: string | null };

/**
 * Seals a document or refuses it, and keeps either: every rule of the guide that the server is known to hold (guide §2, §3, §16, §20,
 * §21). `remarks` seal it with the code 002.
 */
export function judgeDocument(
  office: Office,
  sent: {
    readonly nit: string;
    readonly jws: string;
    readonly envelope?: Envelope;
    readonly remarks?: readonly string[];
  },
): DocumentVerdict {
  const { nit, jws, envelope, remarks = [] } = sent;
  const opened = openSigned(office, { nit, jws, kinds: issuedTypes });
  if (!opened.ok) return refuse(office, opened.refusal, opened.generationCode);
  const facts = factsOf(opened.document);
  const refused =
    envelopeRefusal(facts, envelope, opened.document) ??
    repeatedRefusal(office, nit, facts) ??
    dateRefusal(facts, office.clock()) ??
    contingencyRefusal(office, nit, facts, opened.document) ??
    noteRefusal(office, nit, facts);
  if (refused !== null) return refuse(office, refused, facts.generationCode);
  const { isContingency, issuedAt, ...kept } = facts;
  const now = office.clock();
  const sealed = { ...kept, nit, remarks, seal: sealOf({ nit, ...facts }, now), sealedAt: now.toISOString() };
  office.register.record({ what: "document", ...sealed });
  return { ok: true, sealed };
}

function refuse(office: Office, refused: Refusal, generationCode: string | null): DocumentVerdict {
  const isSealed = generationCode !== null && office.register.documents.has(generationCode);
  if (generationCode !== null && !isSealed && !office.register.rejections.has(generationCode))
    office.register.record({ what: "rejection", generationCode, at: office.clock().toISOString() });
  return { ok: false, refusal: refused, generationCode };
}

function envelopeRefusal(
  facts: DocumentFacts,
  envelope: Envelope | undefined,
  document: object,
): Refusal | null {
  if (envelope === undefined) return null;
  const { version } = (document as { readonly identificacion: { readonly version: number } }).identificacion;
  if (envelope.version !== version) return refusal("027", "identificacion.version");
  if (envelope.type !== facts.type) return refusal("027", "identificacion.tipoDte");
  return envelope.generationCode === facts.generationCode
    ? null
    : refusal("027", "identificacion.codigoGeneracion");
}

/** Neither name came before; what was refused may come again for 24 hours (guide §2, §3, §20). */
function repeatedRefusal({ register, clock }: Office, nit: string, facts: DocumentFacts): Refusal | null {
  const { generationCode } = facts;
  const isKnown = register.contingencies.has(generationCode) || register.invalidations.has(generationCode);
  if (isKnown || register.documents.has(generationCode))
    return refusal("004", "identificacion.codigoGeneracion");
  if (register.controlNumbers.has(controlNumberKey({ nit, ...facts })))
    return refusal("004", "identificacion.numeroControl");
  const refusedAt = register.rejections.get(generationCode);
  const isLate = refusedAt !== undefined && clock().getTime() - Date.parse(refusedAt) > CORRECT_WITHIN_MS;
  return isLate ? refusal("018", "identificacion.codigoGeneracion") : null;
}

/** Days that a document may be dated ahead of its sending (guide §2). */
const DAYS_AHEAD: Readonly<Record<Generation, number>> = { "2022-12": 1, "2026-07": 5 };

/** On the last day of a period (guide §2). */
const AHEAD_ON_LAST_DAY_MS = 30 * 60_000;

/**
 * Refuses a document from the future: more than its days ahead, in another month, or more than half an hour on the last day of one
 * (guide §2). One of the past is sealed: that it is late is between its issuer and the ministry.
 */
function dateRefusal(
  facts: { readonly issuedOn: string; readonly issuedAt: string; readonly generation: Generation },
  now: Date,
): Refusal | null {
  const today = localTime(now).day;
  if (!isCalendarDate(facts.issuedOn)) return refusal("017", "identificacion.fecEmi");
  const issued = instantOf(facts.issuedOn, facts.issuedAt).getTime();
  if (issued <= now.getTime() + AHEAD_ON_LAST_DAY_MS) return null;
  const last = lastOfMonth(today);
  const isTooFar =
    today === last || facts.issuedOn > last || facts.issuedOn > addDays(today, DAYS_AHEAD[facts.generation]);
  return isTooFar ? refusal("018", "identificacion.fecEmi") : null;
}

/**
 * A document of a contingency comes after its event, is named in it, was made while it lasted, and comes within 72 hours of the event's
 * seal (guide §21).
 */
function contingencyRefusal(
  { register, clock, terms }: Office,
  nit: string,
  facts: DocumentFacts,
  document: JsonRecord,
): Refusal | null {
  if (!facts.isContingency) return null;
  const event = register.contingencies
    .values()
    .find(
      (each) =>
        each.nit === nit &&
        each.documents.some(
          ({ type, generationCode }) => type === facts.type && generationCode === facts.generationCode,
        ),
    );
  if (event === undefined) return refusal("012", "identificacion.codigoGeneracion");
  const made = instantOf(facts.issuedOn, facts.issuedAt).getTime();
  if (made < Date.parse(event.began) || made > Date.parse(event.ended))
    return refusal("013", "identificacion.fecEmi");
  if (own(ownRecord(document, "identificacion"), "tipoContingencia") !== event.kind)
    return refusal("027", "identificacion.tipoContingencia");
  const age = clock().getTime() - Date.parse(event.sealedAt);
  return age > terms.contingency.sendWithinHours * HOUR_MS ? refusal("018", "identificacion.fecEmi") : null;
}
