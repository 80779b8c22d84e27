import { useStored } from "./use-stored.ts";

/** Fields of the buyer for a crédito fiscal, as typed. */
const buyerFields = [
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
export type GuestBuyerField = (typeof buyerFields)[number];

/** Required fields (operations §5) by their names in the API. */
export const requiredBuyerFields = [
  ["receptor.nombre", "nombre"],
  ["receptor.numDocumento", "numDocumento"],
  ["receptor.nrc", "nrc"],
  ["receptor.codActividad", "codActividad"],
  ["receptor.descActividad", "descActividad"],
  ["receptor.correo", "correo"],
  ["receptor.direccion.departamento", "departamento"],
  ["receptor.direccion.municipio", "municipio"],
  ["receptor.direccion.complemento", "complemento"],
] as const satisfies readonly (readonly [field: string, name: GuestBuyerField])[];

export interface Guest {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly isBusiness: boolean;
  readonly buyer: Readonly<Partial<Record<GuestBuyerField, string>>>;
}

const NOBODY: Guest = { name: "", phone: "", address: "", isBusiness: false, buyer: {} };

/** The guest's details, typed once and stored only on this phone. */
export const useGuest = () => useStored<Guest>("comanda.guest", NOBODY);
