import type { LineChange } from "./open-accounts.ts";

/** What staff set on the open accounts (operations §4). */
export const settableStatuses = ["preparing", "completed", "delivered", "cancelled"] as const;
export type SettableStatus = (typeof settableStatuses)[number];

/** Changes of line status on their way to the server carry this key. */
export const lineChangeKey = ["orders", "line-status"] as const;

/** Whether the variables of a change on its way are what `useChangeLine` sent. */
export function isLineChange(variables: unknown): variables is LineChange & { status: SettableStatus } {
  return (
    typeof variables === "object" && variables !== null && "lineId" in variables && "status" in variables
  );
}
