import { useLayoutEffect, useSyncExternalStore } from "react";
import { readStored } from "../stored.ts";
import { currentRealm } from "./realm.ts";
import { currentUser, hasSignedOut, holdUser, personOf, releaseUser, type StoredUser } from "./session.ts";

/** Outcome of waiting for a person to sign in again: they did, somebody else did, or nobody. */
export type Regained = "same" | "other" | "nobody";

interface Waiting {
  readonly person: StoredUser;
  readonly outcome: Promise<Regained>;
  readonly end: (outcome: Regained) => void;
}

interface UnsavedForm {
  /** Its values are on their way to the server: leaving it asks nothing. */
  readonly isBusy: boolean;
}

/** Forms of this tab with typed values that are not saved. */
const unsaved = new Set<UnsavedForm>();
let waiting: Waiting | null = null;
/** Number of times that another person took over a waiting tab, whose content is then no longer theirs. */
let takenOver = 0;
const listeners = new Set<() => void>();

/** Tells whether a form of this tab has typed values that would be lost. */
export const hasUnsaved = () => unsaved.size > 0;

/** Tells whether leaving the screen asks about typed values first. */
export const asksBeforeLeaving = () => [...unsaved].some(({ isBusy }) => !isBusy);

/** Registers a form whose values would be lost while it is dirty or busy; it is gone as soon as the form is. */
export function useUnsaved({ isDirty, busy }: { readonly isDirty: boolean; readonly busy: boolean }): void {
  const isUnsaved = isDirty || busy;
  useLayoutEffect(() => (isUnsaved ? noteUnsaved({ isBusy: busy }) : undefined), [isUnsaved, busy]);
}

/** Registers a form whose values would be lost; returns a function that removes it. */
export function noteUnsaved({ isBusy }: UnsavedForm = { isBusy: false }): () => void {
  const form = { isBusy };
  unsaved.add(form);
  return () => void unsaved.delete(form);
}

/**
 * Handles the end of a session. Where typed values would be lost, the screen stays until `person` signs in
 * again in a dialog over it, or gives up. Returns null when nothing would be lost, and always on a shared
 * till and during a support visit: the screen is left at once.
 */
export function regainSession(person: StoredUser | null): Promise<Regained> | null {
  if (waiting) return waiting.outcome;
  const isPersonal = currentRealm() !== "look-in" && readStored("shared_till") === null;
  if (person === null || !hasUnsaved() || !isPersonal || hasSignedOut()) return null;
  const { promise: outcome, resolve: end } = Promise.withResolvers<Regained>();
  waiting = { person, outcome, end };
  holdUser(person);
  notify();
  return outcome;
}

/** Tells whether this tab waits for its person to sign in again. */
export const isWaitingForPerson = () => waiting !== null;

/** Ends the waiting after somebody has signed in, here or in another tab. Returns who it is. */
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

/** Ends the waiting because the person gives up their values. */
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

/** Returns the person this tab waits for; null while it waits for nobody. */
export function useAwaitedPerson(): StoredUser | null {
  return useSyncExternalStore(subscribe, () => waiting?.person ?? null);
}

/** A key for everything on screen: another one when somebody else has taken the tab over. */
export function useTakenOver(): number {
  return useSyncExternalStore(subscribe, () => takenOver);
}
