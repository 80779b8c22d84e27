import { formatDui, identityDigits, identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import type { DocumentRecord } from "../shape/document-value.ts";
import type { Generation, IssuedType } from "../shape/generation.ts";
import type { IdentityNumber, Issuer, Party, TaxAddress } from "./parties.ts";

/** Longest rest of an address (guide §4). */
const COMPLEMENT_MAX = 200;

/** `direccion`: the older generation has no member for the district and gets its name among the words (guide §4). */
export function addressOf(address: TaxAddress | null, generation: Generation): DocumentRecord | null {
  if (address === null) return null;
  const { department, municipality, district, districtName, complement } = address;
  const isTold = districtName === null || generation === "2026-07" || complement.includes(districtName);
  const place = isTold ? "" : `, ${districtName}`;
  return {
    departamento: department,
    municipio: municipality,
    distrito: district,
    complemento: complement.slice(0, COMPLEMENT_MAX - place.length) + place,
  };
}

/** Longest name of the issuer on older 03, 05 and 06, and shortest trade name on older 01 (S22). */
const OLDER_NAME_MAX = 200;
const OLDER_TRADE_NAME_MIN = 5;

/**
 * `emisor`: four codes of its place in the older generation, two in the newer (guide §4, §24). An older factura takes no trade name as
 * short as Pío: there it goes without.
 */
export function issuerSection(issuer: Issuer, { type, generation }: DocumentKind): DocumentRecord {
  const isOlder = generation === "2022-12";
  const isCut = isOlder && type !== "01" && type !== "14";
  const { tradeName } = issuer;
  const isTooShort = isOlder && type === "01" && (tradeName?.length ?? 0) < OLDER_TRADE_NAME_MIN;
  return {
    nit: issuer.nit,
    nrc: issuer.nrc,
    nombre: isCut ? issuer.name.slice(0, OLDER_NAME_MAX) : issuer.name,
    codActividad: issuer.activity.code,
    descActividad: issuer.activity.title,
    nombreComercial: isTooShort ? null : tradeName,
    tipoEstablecimiento: issuer.establishmentKind,
    direccion: addressOf(issuer.address, generation),
    telefono: issuer.phone,
    correo: issuer.email,
    codEstableMH: issuer.establishment.officialCode,
    codEstable: issuer.establishment.code,
    codPuntoVentaMH: issuer.pointOfSale.officialCode,
    codPuntoVenta: issuer.pointOfSale.code,
  };
}

interface DocumentKind {
  readonly type: IssuedType;
  readonly generation: Generation;
}

/** Shortest rest of a buyer's address on an older factura (S22). */
const OLDER_COMPLEMENT_MIN = 5;

/** `receptor`, or of an older 14 `sujetoExcluido`: every member is there, null when it is unknown (guide §4). */
export function partySection(party: Party | null, { type, generation }: DocumentKind): DocumentRecord | null {
  if (party === null) return null;
  const { identity } = party;
  const number = identity === null ? null : identityText(identity, type);
  // On a factura only who is named by a NIT has an NRC (guide §4).
  const hasNrc = type !== "01" || identity?.kind === identityDocuments.nit;
  const address = addressOf(party.address, generation);
  // A factura may do without an address: the newer one takes none without a district, the older one none in four signs (guide §4).
  const isWhole =
    type !== "01" ||
    (generation === "2022-12"
      ? String(address?.complemento ?? "").length >= OLDER_COMPLEMENT_MIN
      : address?.distrito !== null);
  return {
    tipoDocumento: identity?.kind ?? null,
    numDocumento: number,
    nit: identity === null ? null : identityDigits(identity.number),
    nrc: hasNrc ? party.nrc : null,
    nombre: party.name,
    codActividad: party.activity?.code ?? null,
    descActividad: party.activity?.title ?? null,
    nombreComercial: party.tradeName,
    direccion: isWhole ? address : null,
    telefono: party.phone,
    correo: party.email,
  };
}

/** A NIT as digits; a DUI with its dash on a factura and without it on a 14 (guide §4, §17); a passport as it is. */
export function identityText({ kind, number }: IdentityNumber, type: IssuedType): string {
  if (kind === identityDocuments.nit) return identityDigits(number);
  if (kind !== identityDocuments.dui) return number;
  return type === "01" ? formatDui(number) : identityDigits(number);
}
