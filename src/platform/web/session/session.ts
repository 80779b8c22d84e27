import { useSyncExternalStore } from "react";
import type { z } from "zod";

import { type SessionUser, sessionUser } from "#core/auth/contract/auth.ts";
import { type Action, mayDo } from "../../domain/access/actions.ts";
import type { Actor } from "../../domain/access/actor.ts";
import { parseScope } from "../../domain/access/permissions.ts";
import { DEFAULT_DAY_RULE } from "../../domain/periods/business-day.ts";
import { isLanguage, type Language, usualLanguage } from "../../domain/text/languages.ts";
import { readStored, writeStored } from "../stored.ts";
import { storageKey } from "./realm.ts";

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
  // Browsers that were signed in before these fields existed lack them until the next answer of the server.
  .extend({
    shared_till: sessionUser.shape.shared_till.default(null),
    user_id: sessionUser.shape.user_id.nullable().default(null),
    own_digits: sessionUser.shape.own_digits.default(false),
    time_zone: sessionUser.shape.time_zone.default(DEFAULT_DAY_RULE.zone),
    store_language: sessionUser.shape.store_language.default(usualLanguage),
    confirm_sends: sessionUser.shape.confirm_sends.default(0),
    department_code: sessionUser.shape.department_code.default(null),
    municipality_code: sessionUser.shape.municipality_code.default(null),
  });

/**
 * The person whom this browser considers signed in, so that a screen appears before the server has answered.
 * It opens nothing: the session is in HttpOnly cookies, and the server decides on every call. It holds
 * nothing private.
 */
export type StoredUser = z.output<typeof storedUser>;

const userKey = () => storageKey("user");
/** Set while the last person has left by signing out, in any tab. */
const signedOutKey = () => storageKey("signed_out");

let lastText: string | null | undefined;
let lastUser: StoredUser | null = null;
const listeners = new Set<() => void>();
/** The person whom this tab still shows while it waits for them to sign in again. */
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

/** Language of the restaurant's papers. */
export function restaurantLanguage(): Language {
  const language = currentUser()?.store_language;
  return isLanguage(language) ? language : usualLanguage;
}

function parseUser(text: string | null): StoredUser | null {
  if (text === null) return null;
  try {
    return storedUser.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Not JSON: stored by something else under the same name; nobody is signed in then.
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

/** Notes that somebody signs out: the next person must not learn where they were. */
export function noteSignOut(isLeaving: boolean): void {
  writeStored(signedOutKey(), isLeaving ? "true" : null);
}

/** Tells whether the last person signed out, as opposed to losing their session. */
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

/** Shows a person whose session is over, whatever other tabs store, until `releaseUser`. */
export function holdUser(user: StoredUser): void {
  heldUser = user;
}

/** Shows the stored person again; with `forget`: nobody. */
export function releaseUser({ forget = false } = {}): void {
  heldUser = null;
  if (forget) writeStored(userKey(), null);
  notify();
}

/** Tells whether a person is stored as signed in, held or not. */
export const isAnyoneStored = () => readStored(userKey()) !== null;

/** Identifies a person independently of their permissions. */
export const personOf = (user: StoredUser) => `${user.tenant_id} ${user.user_id ?? user.name}`;

/** Listens to changes of the signed-in person, also those of other tabs. Returns a function that stops it. */
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

/** Answers of each action whether the signed-in person may do it; nobody may do anything. */
export function useMayDo(): (action: Action) => boolean {
  const user = useUser();
  return (action) => user !== null && mayDo(actorOf(user), action);
}
