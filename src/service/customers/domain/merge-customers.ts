import type { CustomerInput } from "./customer.ts";

/** Most characters of notes and allergies. */
export const CUSTOMER_NOTES_MAX = 500;
export const ALLERGIES_MAX = 200;

type Text = Exclude<keyof CustomerInput, "type" | "gender" | "phone" | "withholdsVat">;

/** Fields that are taken together: half an address, or a number of another kind of document, would be wrong. */
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
 * Merges two customers who are one person: `other` fills the gaps of `kept`, notes and allergies are joined.
 * Phone and type are those of `kept`.
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
    notes: together(kept.notes, other.notes, "\n", CUSTOMER_NOTES_MAX),
    allergies: together(kept.allergies, other.allergies, ", ", ALLERGIES_MAX),
  };
}

/** Joins both texts, the second only if it adds something, cut at the field's length. */
function together(own: string, other: string, between: string, max: number): string {
  if (other.trim() === "" || own.includes(other)) return own;
  if (own.trim() === "" || other.includes(own)) return other;
  return `${own}${between}${other}`.slice(0, max).replace(HALF_A_SIGN, "").trimEnd();
}

/** Half a surrogate pair left by a cut, which no database accepts. */
const HALF_A_SIGN = /[\ud800-\udbff]$/;
