import { formatDui, identityDigits, identityDocuments } from "../../identity/tax-numbers.ts";
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
  return {
    departamento: department,
    municipio: municipality,
    distrito: district,
    complemento: (isTold ? complement : `${complement}, ${districtName}`).slice(0, COMPLEMENT_MAX),
  };
}

/** `emisor`: four codes of its place in the older generation, two in the newer (guide §4, §24). */
export function issuerSection(issuer: Issuer, generation: Generation): DocumentRecord {
  return {
    nit: issuer.nit,
    nrc: issuer.nrc,
    nombre: issuer.name,
    codActividad: issuer.activity.code,
    descActividad: issuer.activity.title,
    nombreComercial: issuer.tradeName,
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

/** `receptor`, or of an older 14 `sujetoExcluido`: every member is there, null when it is unknown (guide §4). */
export function partySection(
  party: Party | null,
  { type, generation }: { readonly type: IssuedType; readonly generation: Generation },
): DocumentRecord | null {
  if (party === null) return null;
  const { identity } = party;
  const number = identity === null ? null : identityText(identity, type);
  // On a factura only who is named by a NIT has an NRC (guide §4).
  const hasNrc = type !== "01" || identity?.kind === identityDocuments.nit;
  // The newer generation takes no address without a district, and a factura may do without one (guide §4).
  const isWhole = type !== "01" || generation === "2022-12" || (party.address?.district ?? null) !== null;
  return {
    tipoDocumento: identity?.kind ?? null,
    numDocumento: number,
    nit: identity === null ? null : identityDigits(identity.number),
    nrc: hasNrc ? party.nrc : null,
    nombre: party.name,
    codActividad: party.activity?.code ?? null,
    descActividad: party.activity?.title ?? null,
    nombreComercial: party.tradeName,
    direccion: isWhole ? addressOf(party.address, generation) : null,
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
