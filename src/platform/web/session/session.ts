import { useSyncExternalStore } from "react";
import type { z } from "zod";

import { type SessionUser, sessionUser } from "#core/auth/contract/auth.ts";
import type { Actor } from "../../domain/access/actor.ts";
import { parseScope } from "../../domain/access/permissions.ts";
import { DEFAULT_DAY_RULE } from "../../domain/periods/business-day.ts";
import { readStored, writeStored } from "../stored.ts";
import { keptAs } from "./realm.ts";

const storedUser = sessionUser
  .pick({
    name: true,
    role: true,
    scope: true,
    designation: true,
    tenant_id: true,
    store_name: true,
    currency: true,
    language: true,
    subscription_active: true,
  })
  // Browsers that were signed in before these were kept have none until the server is asked next.
  .extend({
    shared_till: sessionUser.shape.shared_till.default(null),
    user_id: sessionUser.shape.user_id.nullable().default(null),
    time_zone: sessionUser.shape.time_zone.default(DEFAULT_DAY_RULE.zone),
    confirm_sends: sessionUser.shape.confirm_sends.default(0),
    department_code: sessionUser.shape.department_code.default(null),
    municipality_code: sessionUser.shape.municipality_code.default(null),
  });

/**
 * Who this browser takes for signed in, so that a screen stands before the server has answered. It opens nothing:
 * the session is in HttpOnly cookies, and the server decides on every call. Nothing private is kept in it.
 */
export type StoredUser = z.output<typeof storedUser>;

const userKey = () => keptAs("user");
/** There while the last person has left by signing out, in whichever tab. */
const signedOutKey = () => keptAs("signed_out");

let lastText: string | null | undefined;
let lastUser: StoredUser | null = null;
const listeners = new Set<() => void>();
/** Who this tab goes on showing while it waits for them to sign in again. */
let heldUser: StoredUser | null = null;

/** The person signed in at this door, as the server last described them; null when nobody is. */
export function currentUser(): StoredUser | null {
  if (heldUser) return heldUser;
  const text = readStored(userKey());
  if (text !== lastText) {
    lastText = text;
    lastUser = parseUser(text);
  }
  return lastUser;
}

/** Zone of the restaurant, as IANA names it; El Salvador's while nobody is signed in. */
export function restaurantZone(): string {
  return currentUser()?.time_zone ?? DEFAULT_DAY_RULE.zone;
}

function parseUser(text: string | null): StoredUser | null {
  if (text === null) return null;
  try {
    return storedUser.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Not JSON: kept by something else under the same name; nobody is signed in then.
    return null;
  }
}

/** Stores the server's description of the signed-in person in this browser. */
export function storeUser(user: SessionUser): void {
  const text = JSON.stringify(storedUser.encode(storedUser.parse(user)));
  if (text === readStored(userKey())) return;
  writeStored(userKey(), text);
  writeStored(signedOutKey(), null);
  notify();
}

/** Somebody signs out: where they were is of no concern to whoever comes next. */
export function noteSignOut(isLeaving: boolean): void {
  writeStored(signedOutKey(), isLeaving ? "true" : null);
}

/** Whether the last person signed out, and was not thrown out by the end of their session. */
export function hasSignedOut(): boolean {
  return readStored(signedOutKey()) !== null;
}

/** Nobody is signed in any more, in every tab of this browser. */
export function clearUser(): void {
  if (readStored(userKey()) === null) return;
  writeStored(userKey(), null);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Goes on showing a person whose session is over, whatever other tabs note, until `releaseUser`. */
export function holdUser(user: StoredUser): void {
  heldUser = user;
}

/** From here on this tab shows who is noted as signed in; `forget`: nobody is. */
export function releaseUser({ forget = false } = {}): void {
  heldUser = null;
  if (forget) writeStored(userKey(), null);
  notify();
}

/** Whether somebody is noted as signed in, held or not. */
export const isAnyoneNoted = () => readStored(userKey()) !== null;

/** Who somebody is, whatever they may do. */
export const personOf = (user: StoredUser) => `${user.tenant_id} ${user.user_id ?? user.name}`;

/** Hears every change of the signed-in person, those made in other tabs too. Returns how to stop. */
export function onUserChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === userKey() || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}

/** The signed-in person on screen. */
export function useUser(): StoredUser | null {
  return useSyncExternalStore(onUserChange, currentUser);
}

/** Role and scope of the person, as the rules of platform/domain/access take them. */
export function actorOf(user: StoredUser): Actor {
  return { role: user.role, scope: parseScope(user.scope) };
}
