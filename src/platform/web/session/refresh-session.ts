import { isApiError } from "../api-error.ts";
import { prepareRequest, sendRequest } from "../request.ts";
import { readStored, writeStored } from "../stored.ts";
import { currentRealm, storageKey } from "./realm.ts";
import { storeUser } from "./session.ts";
import { sessionRoutes } from "./session-routes.ts";

/** `fresh`: the cookies are new, ask again. `signed_out`: the session has ended. */
export type RefreshOutcome = "fresh" | "signed_out";

/** Time of this browser's last new cookies, shared by its tabs, in milliseconds of its own clock. */
const refreshedKey = () => storageKey("session_refreshed_at");
const lockName = () => storageKey("comanda-session-refresh");

/** More consecutive refreshes than this without one accepted call end the session (operations §9). */
const REFRESH_LIMIT = 3;
let refreshesInARow = 0;

/** The server accepted this tab's session: counting starts again. */
export function sessionAccepted(): void {
  refreshesInARow = 0;
}

let running: Promise<RefreshOutcome> | undefined;

/**
 * Gets new session cookies, once for all calls that wait and, where the browser has Web Locks, once for all
 * its tabs. A call that was sent (`sentAt`) before the last renewal only has to be repeated. Throws ApiError
 * when the server could not be asked; the session may still be alive then.
 */
export function refreshSession(sentAt: number): Promise<RefreshOutcome> {
  // Nothing renews a support visit.
  if (currentRealm() === "look-in") return Promise.resolve("signed_out");
  if (refreshedSince(sentAt)) return Promise.resolve("fresh");
  running ??= oneTabAtATime(() => renew(sentAt)).finally(() => {
    running = undefined;
  });
  return running;
}

function refreshedSince(sentAt: number): boolean {
  return Number(readStored(refreshedKey()) ?? 0) > sentAt;
}

async function renew(sentAt: number): Promise<RefreshOutcome> {
  // Another tab may have done it while this one waited for the lock.
  if (refreshedSince(sentAt)) return "fresh";
  refreshesInARow += 1;
  if (refreshesInARow > REFRESH_LIMIT) return "signed_out";
  try {
    const { user } = await sendRequest(prepareRequest((await sessionRoutes()).refresh, {}, {}));
    writeStored(refreshedKey(), String(Date.now()));
    storeUser(user);
    return "fresh";
  } catch (error) {
    if (isApiError(error, "not_signed_in")) return "signed_out";
    throw error;
  }
}

function oneTabAtATime(work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  // Absent on plain http; the server tolerates tabs that race each other.
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(lockName(), work);
}
