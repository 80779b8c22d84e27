import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { arrangeDocument } from "../shape/arrange-document.ts";
import type { DocumentRecord } from "../shape/document-value.ts";
import { documentVersion, type Generation, type IssuedType } from "../shape/generation.ts";
import { fittedText } from "./identification.ts";
import type { Issuer, Person } from "./parties.ts";
import type { ContingencyCause, Environment } from "./tax-document-input.ts";

/** Local day and time, HH:mm:ss. */
export interface LocalMoment {
  readonly day: CalendarDate;
  readonly time: string;
}

/** Most documents of one event (guide §21). */
const CONTINGENCY_DOCUMENTS_MAX = 1000;

/** Lengths of the names of issuer and person (S22). */
const NAME = [5, 250] as const;
const PERSON = [5, 100] as const;

/** Tells the ministry which documents were made while it could not be reached (guide §21). */
export interface ContingencyInput {
  readonly generation: Generation;
  readonly environment: Environment;
  readonly generationCode: string;
  readonly reported: LocalMoment;
  readonly issuer: Issuer;
  readonly responsible: Person;
  readonly cause: ContingencyCause;
  readonly began: LocalMoment;
  readonly ended: LocalMoment;
  readonly documents: readonly { readonly type: IssuedType; readonly generationCode: string }[];
}

/** The event of up to 1,000 documents, in either generation (guide §21, §24). Throws RangeError on none or more. */
export function buildContingency(input: ContingencyInput): DocumentRecord {
  const { generation, issuer, responsible, documents } = input;
  if (documents.length < 1 || documents.length > CONTINGENCY_DOCUMENTS_MAX)
    throw new RangeError(
      `an event is about 1 to ${CONTINGENCY_DOCUMENTS_MAX} documents, not ${documents.length}`,
    );
  const members: DocumentRecord = {
    identificacion: {
      version: documentVersion("contingency", generation),
      ambiente: input.environment,
      codigoGeneracion: input.generationCode,
      fTransmision: input.reported.day,
      hTransmision: input.reported.time,
    },
    emisor: {
      nit: issuer.nit,
      nombre: fittedText(issuer.name, NAME),
      nombreResponsable: responsible.name === "" ? "" : fittedText(responsible.name, PERSON),
      tipoDocResponsable: responsible.identity.kind,
      numeroDocResponsable: responsible.identity.number,
      tipoEstablecimiento: issuer.establishmentKind,
      codEstableMH: issuer.establishment.officialCode,
      codPuntoVenta: issuer.pointOfSale.code,
      codPuntoVentaMH: issuer.pointOfSale.officialCode,
      telefono: issuer.phone,
      correo: issuer.email,
    },
    detalleDTE: documents.map(({ type, generationCode }, index) => ({
      noItem: index + 1,
      tipoDoc: type,
      codigoGeneracion: generationCode,
    })),
    motivo: {
      fInicio: input.began.day,
      fFin: input.ended.day,
      hInicio: input.began.time,
      hFin: input.ended.time,
      tipoContingencia: input.cause.kind,
      motivoContingencia: input.cause.reason,
    },
  };
  return arrangeDocument(members, { kind: "contingency", generation });
}
