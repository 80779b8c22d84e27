import { useEffect, useSyncExternalStore } from "react";
import { readStored } from "../stored.ts";
import { currentRealm } from "./realm.ts";
import { currentUser, hasSignedOut, holdUser, personOf, releaseUser, type StoredUser } from "./session.ts";

/** How waiting for a person to sign in again ended: they did, somebody else did, or nobody. */
export type Regained = "same" | "other" | "nobody";

interface Waiting {
  readonly person: StoredUser;
  readonly outcome: Promise<Regained>;
  readonly end: (outcome: Regained) => void;
}

/** Forms of this tab in which something is typed that is saved nowhere. */
const unsaved = new Set<symbol>();
let waiting: Waiting | null = null;
/** How often another person took over a tab that waited: what stood in it is theirs no more. */
let takenOver = 0;
const listeners = new Set<() => void>();

/** Notes, while `isUnsaved`, that a form holds what would be lost with it. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? noteUnsaved() : undefined), [isUnsaved]);
}

/** Notes a form that holds what would be lost with it; returns how to take the note back. */
export function noteUnsaved(): () => void {
  const form = Symbol();
  unsaved.add(form);
  return () => void unsaved.delete(form);
}

/**
 * A session is over. Where something typed would be lost, the screen stays as it is until `person` signs in again in a dialog over it, or
 * is left; null where nothing would be, and it is left at once: a shared till and a look-in always.
 */
export function regainSession(person: StoredUser | null): Promise<Regained> | null {
  if (waiting) return waiting.outcome;
  const isPersonal = currentRealm() !== "look-in" && readStored("shared_till") === null;
  if (person === null || unsaved.size === 0 || !isPersonal || hasSignedOut()) return null;
  const { promise: outcome, resolve: end } = Promise.withResolvers<Regained>();
  waiting = { person, outcome, end };
  holdUser(person);
  notify();
  return outcome;
}

/** Whether this tab waits for its person to sign in again. */
export const isWaitingForPerson = () => waiting !== null;

/** Somebody has signed in, here or in another tab. Returns who it is. */
export function endWaiting(): Regained {
  if (!waiting) return "same";
  const { person, end } = waiting;
  waiting = null;
  releaseUser();
  const now = currentUser();
  const outcome = now === null ? "nobody" : personOf(now) === personOf(person) ? "same" : "other";
  if (outcome === "other") takenOver += 1;
  notify();
  end(outcome);
  return outcome;
}

/** The person leaves what they typed. */
export function leaveWaiting(): void {
  if (!waiting) return;
  const { end } = waiting;
  waiting = null;
  releaseUser({ forget: true });
  notify();
  end("nobody");
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whom this tab waits for; null while it waits for nobody. */
export function useAwaitedPerson(): StoredUser | null {
  return useSyncExternalStore(subscribe, () => waiting?.person ?? null);
}

/** A key for everything on screen: another one when somebody else has taken the tab over. */
export function useTakenOver(): number {
  return useSyncExternalStore(subscribe, () => takenOver);
}
