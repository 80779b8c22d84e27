import { expect, test } from "vitest";
import { closeGuard } from "./use-close-guard.ts";

const untouched = { isDirty: false, busy: false };
const typed = { isDirty: true, busy: false };
const saving = { isDirty: true, busy: true };

/** A guard whose question is answered later, and how often it was asked. */
function asked() {
  const answers: ((isSure: boolean) => void)[] = [];
  const guard = closeGuard(() => new Promise((resolve) => answers.push(resolve)));
  return { guard, answers };
}

test("what nobody typed in is left without a question", async () => {
  const { guard, answers } = asked();
  expect(await guard.mayClose(untouched)).toBe(true);
  expect(await guard.mayNavigate(untouched)).toBe(true);
  expect(guard.asksBeforeUnload(untouched)).toBe(false);
  expect(answers).toHaveLength(0);
});

test("what was typed stays until the person gives it up", async () => {
  const { guard, answers } = asked();
  const first = guard.mayClose(typed);
  answers[0]?.(false);
  expect(await first).toBe(false);
  expect(guard.asksBeforeUnload(typed)).toBe(true);
  const second = guard.mayNavigate(typed);
  answers[1]?.(true);
  expect(await second).toBe(true);
});

test("it is asked once at a time, and not again after it was given up", async () => {
  const { guard, answers } = asked();
  const close = guard.mayClose(typed);
  expect(await guard.mayNavigate(typed)).toBe(false);
  answers[0]?.(true);
  expect(await close).toBe(true);
  expect(await guard.mayNavigate(typed)).toBe(true);
  expect(guard.asksBeforeUnload(typed)).toBe(false);
  expect(answers).toHaveLength(1);
});

test("while it is being saved nobody closes it", async () => {
  const { guard, answers } = asked();
  expect(await guard.mayClose(saving)).toBe(false);
  expect(await guard.mayNavigate(saving)).toBe(true);
  expect(guard.asksBeforeUnload(saving)).toBe(true);
  expect(answers).toHaveLength(0);
});
