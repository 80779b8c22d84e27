import { useStored } from "./use-stored.ts";

/** What a fiscal credit needs of its buyer, as it is typed. */
export const buyerFields = [
  "nombre",
  "numDocumento",
  "nrc",
  "codActividad",
  "descActividad",
  "correo",
  "departamento",
  "municipio",
  "complemento",
] as const;
export type BuyerField = (typeof buyerFields)[number];

/** What of it must be told (operations §5), by the names of the wire. */
export const requiredOfBuyer = [
  ["receptor.nombre", "nombre"],
  ["receptor.numDocumento", "numDocumento"],
  ["receptor.nrc", "nrc"],
  ["receptor.codActividad", "codActividad"],
  ["receptor.descActividad", "descActividad"],
  ["receptor.correo", "correo"],
  ["receptor.direccion.departamento", "departamento"],
  ["receptor.direccion.municipio", "municipio"],
  ["receptor.direccion.complemento", "complemento"],
] as const satisfies readonly (readonly [field: string, name: BuyerField])[];

export interface Guest {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly isBusiness: boolean;
  readonly buyer: Readonly<Partial<Record<BuyerField, string>>>;
}

const NOBODY: Guest = { name: "", phone: "", address: "", isBusiness: false, buyer: {} };

/** What the guest told of themselves: typed once, on this phone alone. */
export const useGuest = () => useStored<Guest>("comanda.guest", NOBODY);
