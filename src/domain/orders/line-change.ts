/** What may happen to a line after it was sent, told to the station that makes it. */
export const lineChangeKinds = ["cancelled", "reduced", "moved"] as const;
export type LineChangeKind = (typeof lineChangeKinds)[number];
