import type { Decimal } from "#platform/domain/money/decimal.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { arrangeDocument } from "../shape/arrange-document.ts";
import type { DocumentRecord } from "../shape/document-value.ts";
import { documentVersion, type Generation, type IssuedType } from "../shape/generation.ts";
import { fittedText } from "./identification.ts";
import type { Issuer, IssuingPlace, Person } from "./parties.ts";
import type { Environment } from "./tax-document-input.ts";

/** CAT-024: wrong data, operation called off, anything else (guide §22). */
export const invalidationKinds = [1, 2, 3] as const;
export type InvalidationKind = (typeof invalidationKinds)[number];

/** A sealed document as the event names it: exactly as it was sent (guide §22). */
export interface InvalidatedDocument {
  readonly type: IssuedType;
  readonly generationCode: string;
  readonly seal: string;
  readonly controlNumber: string;
  readonly issuedOn: CalendarDate;
  /** IVA of the operation, which the older generation asks for. */
  readonly vat: Decimal;
  readonly buyer: {
    readonly documentKind: string | null;
    readonly documentNumber: string | null;
    readonly name: string | null;
    readonly phone: string | null;
    readonly email: string | null;
  };
}

/** Makes a sealed document count no more (guide §22). */
export interface InvalidationInput {
  readonly generation: Generation;
  readonly environment: Environment;
  readonly generationCode: string;
  readonly reportedOn: CalendarDate;
  /** HH:mm:ss. */
  readonly reportedAt: string;
  readonly issuer: Issuer;
  readonly document: InvalidatedDocument;
  readonly kind: InvalidationKind;
  readonly reason: string | null;
  /** Generation code of the sealed document that takes its place. */
  readonly replacement: string | null;
  readonly responsible: Person;
  readonly applicant: Person;
}

/**
 * Buyer of an older event whose document names none: its schema takes no null (guide §22; the server's
 * behaviour is not verified).
 */
const UNNAMED = { documentKind: "37", documentNumber: "000", name: "CONSUMIDOR FINAL" } as const;

/** Lengths of texts of the older event (S22). The newer one takes any, up to `REASON_MAX` of a reason. */
const PLACE = [3, 150] as const;
const BUYER = [5, 200] as const;
const PERSON = [5, 100] as const;
const REASON = [5, 250] as const;
const REASON_MAX = 200;
const PHONE_MIN = 8;
const PHONE_MAX = 26;

/** The event of one document, in either generation (guide §22, §24). A credit note never names a replacement. */
export function buildInvalidation(input: InvalidationInput): DocumentRecord {
  const { generation, issuer, reason } = input;
  const isOlder = generation === "2022-12";
  // The newer event takes none that is empty; the codes of the number are in the ministry's own shape (guide §3, §22).
  const officialCode = (place: IssuingPlace) => place.officialCode ?? (isOlder ? null : place.code);
  const person = (name: string) => (isOlder ? fittedText(name, PERSON) : name);
  const members: DocumentRecord = {
    identificacion: {
      version: documentVersion("invalidation", generation),
      ambiente: input.environment,
      codigoGeneracion: input.generationCode,
      fecAnula: input.reportedOn,
      horAnula: input.reportedAt,
      fecEmi: input.reportedOn,
      horEmi: input.reportedAt,
      fusion: null,
    },
    emisor: {
      nit: issuer.nit,
      nombre: issuer.name,
      tipoEstablecimiento: issuer.establishmentKind,
      nomEstablecimiento: fittedText(issuer.tradeName ?? issuer.name, PLACE),
      codEstableMH: officialCode(issuer.establishment),
      codEstable: issuer.establishment.code,
      codPuntoVentaMH: officialCode(issuer.pointOfSale),
      codPuntoVenta: issuer.pointOfSale.code,
      telefono: isOlder ? phoneDigits(issuer.phone) : issuer.phone,
      correo: issuer.email,
    },
    documento: documentSection(input),
    motivo: {
      tipoAnulacion: input.kind,
      motivoAnulacion: fittedText(reason, isOlder ? REASON : [0, REASON_MAX]),
      nombreResponsable: person(input.responsible.name),
      tipDocResponsable: input.responsible.identity.kind,
      numDocResponsable: input.responsible.identity.number,
      nombreSolicita: person(input.applicant.name),
      tipDocSolicita: input.applicant.identity.kind,
      numDocSolicita: input.applicant.identity.number,
    },
  };
  return arrangeDocument(members, { kind: "invalidation", generation });
}

function documentSection({ document, generation, replacement, issuer }: InvalidationInput): DocumentRecord {
  const { buyer } = document;
  const isOlder = generation === "2022-12";
  const filled = <Field extends keyof typeof UNNAMED>(field: Field): string | null =>
    buyer[field] ?? (isOlder ? UNNAMED[field] : null);
  return {
    tipoDte: document.type,
    codigoGeneracion: document.generationCode,
    selloRecibido: document.seal,
    numeroControl: document.controlNumber,
    fecEmi: document.issuedOn,
    montoIva: document.vat,
    codigoGeneracionR: document.type === "05" ? null : replacement,
    tipoDocumento: filled("documentKind"),
    numDocumento: filled("documentNumber"),
    nombre: isOlder ? fittedText(filled("name"), BUYER) : filled("name"),
    telefono: isOlder ? phoneDigits(buyer.phone) : buyer.phone,
    correo: buyer.email ?? (isOlder ? issuer.email : null),
  };
}

/** The older event takes digits, plus and semicolon alone, unlike the documents, and 8 to 26 of them (S22); it may do without. */
function phoneDigits(phone: string | null): string | null {
  const digits = phone?.replace(/[^0-9+;]/g, "") ?? "";
  return digits.length < PHONE_MIN || digits.length > PHONE_MAX ? null : digits;
}
