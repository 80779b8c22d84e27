import { isEmail } from "#platform/domain/identity/contact.ts";
import { identityDocuments, identityProblem, isNrc } from "#platform/domain/identity/tax-numbers.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import {
  type FiscalField,
  type FiscalRefusal,
  fiscalProblems,
  isActivityCode,
  isPlaceCode,
} from "./fiscal-data.ts";
import type { Receptor, ReceptorAddress, ReceptorField } from "./receptor.ts";
import { withholds } from "./withholding.ts";

export interface ReceptorProblem {
  readonly field: ReceptorField;
  readonly reason: FiscalRefusal;
}

/** Fields of the receptor for the data of a fiscal credit's buyer. */
export const receptorFieldOf = {
  name: "nombre",
  nit: "numDocumento",
  nrc: "nrc",
  activity: "codActividad",
  activityDesc: "descActividad",
  department: "direccion.departamento",
  municipality: "direccion.municipio",
  address: "direccion.complemento",
  email: "correo",
} as const satisfies Record<FiscalField, ReceptorField>;

/** Fields of the receptor for the data that identifies a consumer. */
export const identifiedBy = {
  name: "nombre",
  documentType: "tipoDocumento",
  documentNumber: "numDocumento",
} as const satisfies Record<string, ReceptorField>;

/** Length of a phone on a tax document (GUIDE §4). */
const PHONE_LENGTH = [8, 30] as const;
const NAME_MAX = 250;

/**
 * Returns the problems of a normalised receptor on a document of this kind; empty when there are none. Null lacks
 * everything a fiscal credit needs.
 */
export function receptorProblems(receptor: Receptor | null, type: InvoiceType): ReceptorProblem[] {
  const phone = phoneProblems(receptor);
  if (type === "CREDITO_FISCAL")
    return [
      ...fiscalProblems(partyOf(receptor)).map(({ field, reason }) => ({
        field: receptorFieldOf[field],
        reason,
      })),
      ...phone,
    ];
  return receptor === null ? [] : [...consumerProblems(receptor), ...phone];
}

/** Returns the problems of a consumer: all data is optional, but entered data must be valid. */
function consumerProblems({ direccion, ...receptor }: Receptor): ReceptorProblem[] {
  const addressProblems = (field: keyof ReceptorAddress): ReceptorProblem[] => {
    const path = `direccion.${field}` as const;
    const written = direccion?.[field] ?? null;
    if (written === null) return [];
    if (written === "") return [{ field: path, reason: "required" }];
    return field === "complemento" || isPlaceCode(written) ? [] : [{ field: path, reason: "malformed" }];
  };
  return [
    ...problemIf(receptor.nombre === "", "nombre", "required"),
    ...problemIf(receptor.nombre.length > NAME_MAX, "nombre", "too_long"),
    ...documentProblems(receptor),
    // Who withholds on a factura is known by a NIT alone (guide §13).
    ...problemIf(
      receptor.withholdsVat === true && !withholds(receptor, "CONSUMIDOR_FINAL"),
      receptor.numDocumento === null ? "numDocumento" : "tipoDocumento",
      "withholder_without_nit",
    ),
    ...problemIf(receptor.nrc !== null && !isNrc(receptor.nrc), "nrc", "nrc_malformed"),
    ...problemIf(
      receptor.codActividad !== null && !isActivityCode(receptor.codActividad),
      "codActividad",
      "malformed",
    ),
    ...addressProblems("departamento"),
    ...addressProblems("municipio"),
    ...addressProblems("distrito"),
    ...addressProblems("complemento"),
    ...problemIf(receptor.correo !== null && !isEmail(receptor.correo), "correo", "email_invalid"),
  ];
}

function documentProblems({ tipoDocumento, numDocumento }: Pick<Receptor, "tipoDocumento" | "numDocumento">) {
  if (numDocumento === null) return [];
  const isKind = Object.values<string>(identityDocuments).includes(tipoDocumento ?? "");
  const reason = identityProblem(tipoDocumento, numDocumento);
  return [
    ...problemIf(!isKind, "tipoDocumento", "not_a_choice"),
    ...(reason === null ? [] : [{ field: "numDocumento" as const, reason }]),
  ];
}

function phoneProblems(receptor: Receptor | null): ReceptorProblem[] {
  const { length } = receptor?.telefono ?? "";
  const [shortest, longest] = PHONE_LENGTH;
  return problemIf(length > 0 && (length < shortest || length > longest), "telefono", "phone_length");
}

function problemIf(isWrong: boolean, field: ReceptorField, reason: FiscalRefusal): ReceptorProblem[] {
  return isWrong ? [{ field, reason }] : [];
}

/**
 * Removes from stored customer data whatever a document cannot carry: a phone that is too short, a malformed
 * document number, an incomplete address. Stored data never block a payment.
 */
export function dropFaultyFields(receptor: Receptor): Receptor {
  const faulty = new Set(consumerProblems(receptor).map(({ field }) => field));
  // A stored customer is not kept from buying: without a sound NIT they withhold nothing.
  const isKnownByNit = !faulty.has("numDocumento") && withholds(receptor, "CONSUMIDOR_FINAL");
  const areSound = (...fields: ReceptorField[]) => fields.every((field) => !faulty.has(field));
  const hasDocument = areSound("tipoDocumento", "numDocumento");
  return {
    ...receptor,
    withholdsVat: isKnownByNit,
    tipoDocumento: hasDocument ? receptor.tipoDocumento : null,
    numDocumento: hasDocument ? receptor.numDocumento : null,
    // Only a buyer named by a NIT has an NRC on a consumer's invoice (GUIDE §4).
    nrc: areSound("nrc") && receptor.tipoDocumento === identityDocuments.nit ? receptor.nrc : null,
    codActividad: areSound("codActividad") ? receptor.codActividad : null,
    descActividad: areSound("codActividad") ? receptor.descActividad : null,
    correo: areSound("correo") ? receptor.correo : null,
    telefono: phoneProblems(receptor).length === 0 ? receptor.telefono : null,
    direccion: areSound("direccion.departamento", "direccion.municipio", "direccion.complemento")
      ? receptor.direccion
      : null,
  };
}

function partyOf(receptor: Receptor | null) {
  return {
    name: receptor?.nombre ?? null,
    nit: receptor?.numDocumento ?? null,
    nrc: receptor?.nrc ?? null,
    activityCode: receptor?.codActividad ?? null,
    activityDesc: receptor?.descActividad ?? null,
    department: receptor?.direccion?.departamento ?? null,
    municipality: receptor?.direccion?.municipio ?? null,
    complement: receptor?.direccion?.complemento ?? null,
    email: receptor?.correo ?? null,
  };
}
