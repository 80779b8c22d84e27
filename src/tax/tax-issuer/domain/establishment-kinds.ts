/** Kinds of establishment (CAT-009). */
export const establishmentKinds = ["01", "02", "04", "07", "20"] as const;
export type EstablishmentKind = (typeof establishmentKinds)[number];

/** Letter, M, S, B or P, and three digits: of an establishment as its control numbers have it (guide §3). */
export const ESTABLISHMENT_CODE = /^[MSBP][0-9]{3}$/;

/** P and three digits: of a point of sale as its control numbers have it (guide §3). */
export const POINT_OF_SALE_CODE = /^P[0-9]{3}$/;

/** The letter that a kind of establishment begins its code with (guide §3): branch, head office, store room, lot; another is a branch. */
export const codeLetters = {
  "01": "S",
  "02": "M",
  "04": "B",
  "07": "P",
  "20": "S",
} as const satisfies Record<EstablishmentKind, string>;

/** Returns the first free code of a letter: M001. */
export function freeCode(letter: string, taken: readonly string[]): string {
  const numbers = Array.from({ length: 999 }, (_, index) => `${letter}${String(index + 1).padStart(3, "0")}`);
  return numbers.find((code) => !taken.includes(code)) ?? "";
}
