import type { Receptor } from "#service/customers/domain/receptor.ts";

/** An address by its official codes: the 44 municipalities of 2024, the older ones too on older documents (guide §4). */
export interface TaxAddress {
  /** CAT-012. */
  readonly department: string;
  /** CAT-013, unique only with its department. */
  readonly municipality: string;
  /** CAT-008; required by the newer generation. */
  readonly district: string | null;
  /** Name of the district. The older generation has no member for it and prints it as part of the address. */
  readonly districtName: string | null;
  readonly complement: string;
}

/** CAT-019. */
export interface Activity {
  readonly code: string;
  readonly title: string;
}

/** A place of issue, by its own code and the ministry's (guide §3, §4); null without one. */
export interface IssuingPlace {
  readonly code: string | null;
  readonly officialCode: string | null;
}

/** The restaurant as its documents name it (guide §4). */
export interface Issuer {
  /** Digits alone. */
  readonly nit: string;
  readonly nrc: string;
  readonly name: string;
  readonly tradeName: string | null;
  readonly activity: Activity;
  readonly address: TaxAddress;
  readonly phone: string;
  readonly email: string;
  /** CAT-009. */
  readonly establishmentKind: string;
  readonly establishment: IssuingPlace;
  readonly pointOfSale: IssuingPlace;
}

/** An identity document (CAT-022) and its number. */
export interface IdentityNumber {
  readonly kind: string;
  readonly number: string;
}

/**
 * The other party: the buyer, or the seller of a 14. A null field is unknown; an unnamed buyer is null as a
 * whole.
 */
export interface Party {
  readonly identity: IdentityNumber | null;
  readonly nrc: string | null;
  readonly name: string | null;
  readonly tradeName: string | null;
  readonly activity: Activity | null;
  readonly address: TaxAddress | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Returns the other party as the form of a buyer has it; what a replacement names may differ from the invoice. */
export function receptorOfParty({ identity, activity, address, ...party }: Party): Receptor {
  return {
    nombre: party.name ?? "",
    nombreComercial: party.tradeName,
    tipoDocumento: identity?.kind ?? null,
    numDocumento: identity?.number ?? null,
    nrc: party.nrc,
    codActividad: activity?.code ?? null,
    descActividad: activity?.title ?? null,
    correo: party.email,
    telefono: party.phone,
    direccion: address && {
      departamento: address.department,
      municipio: address.municipality,
      distrito: address.district,
      complemento: address.complement,
    },
  };
}

/** A person responsible for an event (guide §21, §22). */
export interface Person {
  readonly name: string;
  readonly identity: IdentityNumber;
}
