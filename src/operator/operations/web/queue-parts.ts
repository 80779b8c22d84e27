/** Parts of the screen of the operation; the open one stands in the address. */
export const queueParts = ["jobs", "rounds", "errors"] as const;
export type QueuePart = (typeof queueParts)[number];
