import type { CustomerInput } from "./customer.ts";

/** Longest of what staff wrote down, in characters. */
export const NOTES_MAX = 500;
export const ALLERGIES_MAX = 200;

type Text = Exclude<keyof CustomerInput, "type" | "gender" | "phone" | "withholdsVat">;

/** What belongs together is taken together: half an address, or a number of another kind of document, would be wrong. */
const TOGETHER: readonly (readonly Text[])[] = [
  ["name"],
  ["email"],
  ["birthDate"],
  ["departmentCode", "municipalityCode", "districtCode", "addressComplement"],
  ["docTypeCode", "docNumber"],
  ["businessName"],
  ["tradeName"],
  ["nit"],
  ["nrc"],
  ["economicActivityCode", "economicActivityDesc"],
];

/**
 * One customer out of two who are one person: what `kept` lacks comes from `other`, notes and allergies of both stand
 * together. Phone and type are those of `kept`.
 */
export function mergeCustomers(kept: CustomerInput, other: CustomerInput): CustomerInput {
  const merged = {
    ...kept,
    gender: kept.gender ?? other.gender,
    withholdsVat: kept.withholdsVat || other.withholdsVat,
  };
  for (const fields of TOGETHER) {
    if (fields.some((field) => kept[field].trim() !== "")) continue;
    for (const field of fields) merged[field] = other[field];
  }
  return {
    ...merged,
    notes: together(kept.notes, other.notes, "\n", NOTES_MAX),
    allergies: together(kept.allergies, other.allergies, ", ", ALLERGIES_MAX),
  };
}

/** Both texts, the second only where it says more, cut where the field ends. */
function together(own: string, other: string, between: string, max: number): string {
  if (other.trim() === "" || own.includes(other)) return own;
  if (own.trim() === "" || other.includes(own)) return other;
  return `${own}${between}${other}`.slice(0, max).replace(HALF_A_SIGN, "").trimEnd();
}

/** What a cut leaves of a sign that takes two places: no database takes it. */
const HALF_A_SIGN = /[\ud800-\udbff]$/;
