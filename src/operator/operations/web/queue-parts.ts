/** Parts of the worker's screen; the address holds the open one. */
export const queueParts = ["jobs", "rounds", "errors"] as const;
export type QueuePart = (typeof queueParts)[number];
