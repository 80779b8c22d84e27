import { isEmail } from "../identity/contact.ts";
import { isNit, isNrc } from "../identity/tax-numbers.ts";

/** What a fiscal credit has to say of either side (GUIDE §4). */
export const fiscalFields = ["name", "nit", "nrc", "activity", "address", "email"] as const;
export type FiscalField = (typeof fiscalFields)[number];

export interface FiscalParty {
  readonly name: string | null;
  readonly nit: string | null;
  readonly nrc: string | null;
  readonly activityCode: string | null;
  readonly activityDesc: string | null;
  readonly department: string | null;
  readonly municipality: string | null;
  readonly complement: string | null;
  readonly email: string | null;
}

export interface FiscalProblem {
  readonly field: FiscalField;
  readonly reason: "missing" | "malformed";
}

/** Every datum of a party that a fiscal credit lacks or could not carry, in the order of `fiscalFields`. */
export function fiscalProblems(party: FiscalParty): FiscalProblem[] {
  const address = [party.department, party.municipality, party.complement];
  const activity = [party.activityCode, party.activityDesc];
  return [
    problem("name", [party.name], lengthUpTo(250, party.name)),
    problem("nit", [party.nit], isNit(party.nit ?? "")),
    problem("nrc", [party.nrc], isNrc(party.nrc ?? "")),
    problem("activity", activity, /^\d{5}$/.test(party.activityCode?.trim() ?? "")),
    problem("address", address, isAddress(party)),
    problem("email", [party.email], isEmail(party.email?.trim() ?? "")),
  ].flat();
}

function problem(
  field: FiscalField,
  parts: readonly (string | null)[],
  isWellFormed: boolean,
): FiscalProblem[] {
  if (parts.some((part) => part === null || part.trim() === "")) return [{ field, reason: "missing" }];
  return isWellFormed ? [] : [{ field, reason: "malformed" }];
}

function isAddress({ department, municipality, complement }: FiscalParty): boolean {
  const codes = [department, municipality].every((code) => /^\d{2}$/.test(code?.trim() ?? ""));
  return codes && lengthUpTo(200, complement);
}

function lengthUpTo(most: number, text: string | null): boolean {
  return (text?.trim().length ?? 0) <= most;
}

export interface Identification {
  readonly name: string | null;
  readonly documentType: string | null;
  readonly documentNumber: string | null;
}

/**
 * Whether the buyer of a consumer invoice has still to be named: from the threshold on, name, kind and number of a
 * document are needed (GUIDE §4; Código Tributario 119-G, three monthly minimum wages, a setting of the restaurant).
 */
export function needsIdentification(total: number, threshold: number, buyer: Identification | null): boolean {
  if (total < threshold) return false;
  const given = [buyer?.name, buyer?.documentType, buyer?.documentNumber];
  return given.some((part) => part === null || part === undefined || part.trim() === "");
}
