import { useSyncExternalStore } from "react";
import { currentUser } from "./session/session.ts";
import { readStored, writeStored } from "./stored.ts";

/** What the demo asks its visitor to try, in this order. */
export const demoSteps = ["order", "kitchen", "charge"] as const;
export type DemoStep = (typeof demoSteps)[number];

/**
 * Kept in the browser over sign-ins, for one visitor plays waiter, cook and cashier: the demo's restaurant, and in the
 * next line the steps that are done. "closed" once put away. Another restaurant at the same address has no guide.
 */
const STORED_KEY = "demo-guide";
const CLOSED = "closed";

/** The calls that are the steps, by the path of their route. */
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

/** The person's restaurant as the guide knows it again; null when nobody is signed in. */
function ownRestaurant(): string | null {
  const user = currentUser();
  return user && `${user.tenant_id} ${user.store_name}`;
}

/** The steps that are done, joined by commas; null where there is no guide. */
function readDone(): string | null {
  const [restaurant, done] = readStored(STORED_KEY)?.split("\n") ?? [];
  return done !== undefined && restaurant === ownRestaurant() ? done : null;
}

/** Begins the guide in the restaurant of the demo's person who just came in, unless it was put away on this device. */
export function startDemoGuide(): void {
  if (readStored(STORED_KEY) !== CLOSED && readDone() === null) write(`${ownRestaurant()}\n`);
}

/** Puts the guide away for good. */
export function closeDemoGuide(): void {
  write(CLOSED);
}

/** A call was answered: if it is a step of the guide, the guide ticks it. A dish that is only begun is not ready. */
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

/** The steps that are done; null where there is no guide. */
export function useDemoGuide(): readonly string[] | null {
  const done = useSyncExternalStore(subscribe, readDone);
  return done === null ? null : done.split(",");
}
