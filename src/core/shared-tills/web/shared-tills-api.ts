import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { meQuery } from "#platform/web/session/me-query.ts";
import { clearUser } from "#platform/web/session/session.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { listSharedTills, lockSharedTill, readSharedTill } from "../contract/shared-tills.ts";

/** Key in local storage of a browser that is a shared till, as far as it knows: its sign-in screen asks for a PIN. */
export const TILL_KEY = "shared_till";

/** There while a lock was not yet taken by the server. */
const PENDING_KEY = "till_lock_pending";

/** The browsers on which people change by PIN. */
export const sharedTillsQuery = queryOptions({
  queryKey: ["shared-tills"],
  queryFn: async ({ signal }) => (await call(listSharedTills, { signal })).tills,
});

/** The lock screen of this browser; null when it is no shared till. */
export const sharedTillQuery = queryOptions({
  queryKey: ["shared-till"],
  queryFn: async ({ signal }) => (await call(readSharedTill, { signal })).till,
  staleTime: 0,
  // No socket tells a locked till who came, left or got a PIN.
  refetchInterval: ({ state }) => (state.status === "error" ? 3_000 : 60_000),
});

/** Changes shared tills; their list and this browser's own data are loaded again. */
export function useTillsMutation<Input>(mutationFn: (input: Input) => Promise<{ readonly message: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // This browser may be that till, and its own data change too.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: sharedTillsQuery.queryKey }),
        client.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]),
  });
}

/**
 * Locks this till: its session ends, and every tab shows who may sign in. Without a connection the screen is
 * locked all the same, and the lock screen keeps trying to reach the server.
 */
export async function lockTill(): Promise<void> {
  writeStored(PENDING_KEY, "true");
  try {
    await sendLock();
  } catch {
    // The lock screen tries again, and says so.
  }
  clearUser();
}

/** Tells the server again of a lock that it did not receive; false while it cannot be reached. */
export async function confirmLock(): Promise<boolean> {
  if (readStored(PENDING_KEY) === null) return true;
  try {
    await sendLock();
    return true;
  } catch {
    // Not reached: tried again in a while.
    return false;
  }
}

async function sendLock(): Promise<void> {
  try {
    await call(lockSharedTill);
  } catch (error) {
    if (!isApiError(error, "not_signed_in")) throw error;
  }
  writeStored(PENDING_KEY, null);
}
