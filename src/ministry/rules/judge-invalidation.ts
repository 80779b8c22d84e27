import { addMonths, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { type JsonRecord, own, ownRecord } from "#platform/domain/text/json-record.ts";
import { lastInvalidationDay } from "#tax/tax-documents/domain/life/invalidation-window.ts";
import { type Office, sealOf } from "../office.ts";
import type { NamedParty, SealedDocument, SealedInvalidation } from "../register.ts";
import { type Refusal, refusal } from "../response-codes.ts";
import { localTime } from "../salvador-time.ts";
import { textOf } from "./document-facts.ts";
import type { EventVerdict } from "./judge-contingency.ts";
import { openSigned } from "./open-signed.ts";

/** Months after its day of issue in which the invalidation of a 01 or 14 may be dated (guide §22). */
const MONTHS = 3;

/**
 * Seals or refuses an invalidation: of a sealed document that counts, named as it was sent, within its limit, without a live note, with
 * its replacement sealed where it names one (guide §22).
 */
export function judgeInvalidation(
  office: Office,
  sent: { readonly nit: string; readonly jws: string; readonly version?: number },
): EventVerdict<SealedInvalidation> {
  const opened = openSigned(office, { ...sent, kinds: ["invalidation"] });
  if (!opened.ok) return opened;
  const { nit } = sent;
  const identification = ownRecord(opened.document, "identificacion");
  const generationCode = textOf(identification, "codigoGeneracion") ?? "";
  const named = ownRecord(opened.document, "documento");
  const no = (refused: Refusal) => ({ ok: false, refusal: refused, generationCode }) as const;
  if (sent.version !== undefined && own(identification, "version") !== sent.version)
    return no(refusal("027", "identificacion.version"));
  if (office.register.invalidations.has(generationCode))
    return no(refusal("004", "identificacion.codigoGeneracion"));
  const original = office.register.documents.get(textOf(named, "codigoGeneracion") ?? "");
  if (original?.nit !== nit) return no(refusal("014", "documento.codigoGeneracion"));
  const refused =
    stateRefusal(office, original) ??
    sameRefusal(named, original, "fecAnula" in identification) ??
    timeRefusal(office, original, identification) ??
    replacementRefusal(office, nit, textOf(named, "codigoGeneracionR"));
  if (refused !== null) return no(refused);
  const now = office.clock();
  const seal = sealOf({ nit, generationCode }, now);
  const sealed = { nit, generationCode, seal, sealedAt: now.toISOString(), of: original.generationCode };
  office.register.record({ what: "invalidation", ...sealed });
  return { ok: true, sealed };
}

function stateRefusal({ register }: Office, { generationCode }: SealedDocument): Refusal | null {
  if (register.invalidated.has(generationCode)) return refusal("015", "documento.codigoGeneracion");
  const hasLiveNote = register.documents
    .values()
    .some((note) => note.related.includes(generationCode) && !register.invalidated.has(note.generationCode));
  return hasLiveNote ? refusal("028", "documento.codigoGeneracion") : null;
}

/** The names of the document and its buyer, as they were sent; null where null (guide §22). */
function sameRefusal(named: JsonRecord, original: SealedDocument, isOlder: boolean): Refusal | null {
  const expected = {
    tipoDte: original.type,
    selloRecibido: original.seal,
    numeroControl: original.controlNumber,
    fecEmi: original.issuedOn,
  };
  for (const [name, value] of Object.entries(expected))
    if (own(named, name) !== value) return refusal("027", `documento.${name}`);
  for (const [name, field] of Object.entries(partyFields)) {
    const value = original.party[field];
    // The older schema takes no null: what stands there for an unnamed buyer is not compared.
    if (isOlder && value === null) continue;
    const isSame = own(named, name) === value || (isOlder && isFitted(field, textOf(named, name), value));
    if (!isSame) return refusal("027", `documento.${name}`);
  }
  return null;
}

const partyFields = {
  tipoDocumento: "documentKind",
  numDocumento: "documentNumber",
  nombre: "name",
  telefono: "phone",
  correo: "email",
} as const satisfies Record<string, keyof NamedParty>;

/** Tells whether a value equals the sent one, within the lengths and signs of the older schema: a name of 5 to 200, a phone of 8 digits. */
function isFitted(field: keyof NamedParty, named: string | null, sent: string | null): boolean {
  if (field === "name") return named?.trim() === sent?.slice(0, 200).trim();
  if (field !== "phone") return false;
  return digits(named) === digits(sent) || (named === null && digits(sent).length < 8);
}

const digits = (text: string | null) => text?.replace(/[^0-9+;]/g, "") ?? "";

function timeRefusal(
  { clock, terms }: Office,
  original: SealedDocument,
  identification: JsonRecord,
): Refusal | null {
  const today = localTime(clock()).day;
  const sealedOn = localTime(new Date(original.sealedAt)).day;
  if (today > lastInvalidationDay(sealedOn, terms.invalidation[original.type]))
    return refusal("018", "documento.codigoGeneracion");
  const name = "fecAnula" in identification ? "fecAnula" : "fecEmi";
  const said = textOf(identification, name) ?? "";
  const issuedOn = calendarDate(original.issuedOn);
  const hasMonths = original.type === "01" || original.type === "14";
  const isRight = hasMonths
    ? issuedOn <= said && said <= today && said <= addMonths(issuedOn, MONTHS)
    : said === issuedOn;
  return isRight ? null : refusal("017", `identificacion.${name}`);
}

/** The replacement is there first, and counts (guide §2, §22); whether there has to be one is checked with the event's own data. */
function replacementRefusal({ register }: Office, nit: string, code: string | null): Refusal | null {
  if (code === null) return null;
  if (register.documents.get(code)?.nit !== nit) return refusal("014", "documento.codigoGeneracionR");
  return register.invalidated.has(code) ? refusal("015", "documento.codigoGeneracionR") : null;
}
