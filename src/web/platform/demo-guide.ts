import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./stored.ts";

/** What the demo asks its visitor to try, in this order. */
export const demoSteps = ["order", "kitchen", "charge"] as const;
export type DemoStep = (typeof demoSteps)[number];

/** Kept in the browser over sign-ins, for one visitor plays waiter, cook and cashier; "closed" once put away. */
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

/** Begins the guide for who never saw it. */
export function startDemoGuide(): void {
  if (readStored(STORED_KEY) === null) write("");
}

/** Puts the guide away for good. */
export function closeDemoGuide(): void {
  write(CLOSED);
}

/** A call was answered: if it is a step of the guide, the guide ticks it. */
export function noteDemoStep(path: string): void {
  const step = stepOfPath[path];
  const stored = readStored(STORED_KEY);
  if (step === undefined || stored === null || stored === CLOSED) return;
  const done = new Set(stored.split(","));
  if (!done.has(step)) write(demoSteps.filter((known) => known === step || done.has(known)).join(","));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The steps that are done; null while there is no guide. */
export function useDemoGuide(): readonly string[] | null {
  const stored = useSyncExternalStore(subscribe, () => readStored(STORED_KEY));
  return stored === null || stored === CLOSED ? null : stored.split(",");
}
