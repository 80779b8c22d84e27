/** States of an ordered dish in figures before it is paid: sold for money, given for free, or taken back. */
export const soldStates = ["sold", "free", "voided"] as const;
export type SoldState = (typeof soldStates)[number];

/** Acts that make another one of it. */
export type CorrectionKind = "void" | "restore" | "give" | "charge";
