import { useSyncExternalStore } from "react";
import { currentUser } from "./session/session.ts";
import { readStored, writeStored } from "./stored.ts";

/** Steps that the demo asks its visitor to try, in this order. */
export const demoSteps = ["order", "kitchen", "charge"] as const;
export type DemoStep = (typeof demoSteps)[number];

/**
 * Stored across sign-ins, since one visitor plays waiter, cook and cashier: the demo's restaurant, and in the
 * next line the finished steps. "closed" once hidden. Another restaurant at the same address has no guide.
 */
const STORED_KEY = "demo-guide";
const CLOSED = "closed";

/** Steps by the path of their route. */
const stepOfPath: Readonly<Record<string, DemoStep>> = {
  "/pos/create-order": "order",
  "/kitchen/:itemId": "kitchen",
  "/bar/:itemId": "kitchen",
  "/orders/complete-and-pay-order": "charge",
  "/orders/pay-part": "charge",
};

const listeners = new Set<() => void>();

function write(text: string): void {
  writeStored(STORED_KEY, text);
  for (const listener of listeners) listener();
}

/** Returns the key of the person's restaurant; null when nobody is signed in. */
function ownRestaurant(): string | null {
  const user = currentUser();
  return user && `${user.tenant_id} ${user.store_name}`;
}

/** Returns the finished steps, joined by commas; null when there is no guide. */
function readDone(): string | null {
  const [restaurant, done] = readStored(STORED_KEY)?.split("\n") ?? [];
  return done !== undefined && restaurant === ownRestaurant() ? done : null;
}

/** Begins the guide for a person of the demo who just signed in, unless it was hidden on this device. */
export function startDemoGuide(): void {
  if (readStored(STORED_KEY) !== CLOSED && readDone() === null) write(`${ownRestaurant()}\n`);
}

/** Hides the guide for good. */
export function closeDemoGuide(): void {
  write(CLOSED);
}

/** Ticks the step of an answered call. A dish that is only begun is not ready. */
export function noteDemoStep(path: string, body: unknown): void {
  const step = stepOfPath[path];
  if (step === undefined || (step === "kitchen" && !isReady(body))) return;
  const stored = readDone();
  if (stored === null) return;
  const done = new Set(stored.split(","));
  if (done.has(step)) return;
  const steps = demoSteps.filter((known) => known === step || done.has(known));
  write(`${ownRestaurant()}\n${steps.join(",")}`);
}

function isReady(body: unknown): boolean {
  return typeof body === "object" && body !== null && "status" in body && body.status === "completed";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Returns the finished steps; null when there is no guide. */
export function useDemoGuide(): readonly string[] | null {
  const done = useSyncExternalStore(subscribe, readDone);
  return done === null ? null : done.split(",");
}
