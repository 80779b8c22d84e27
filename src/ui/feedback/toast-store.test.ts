import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastError, toastLoading, toastSuccess, toastUndo, toastWarning } from "./toast.tsx";
import { TOAST_LIMIT, toastStore } from "./toast-store.ts";

const messages = () => toastStore.all().map((toast) => toast.message);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const toast of toastStore.all()) toastStore.remove(toast.id);
  vi.useRealTimers();
});

test.each([
  [2_000, (text: string) => toastSuccess(text)],
  [4_000, (text: string) => toastError(text)],
  [5_000, (text: string) => toastWarning(text)],
  [8_000, (text: string) => toastUndo({ message: text, undoLabel: "Deshacer", onUndo: () => {} })],
])("a toast stays %i ms by its kind", (stays, show) => {
  show("said");
  vi.advanceTimersByTime(stays - 1);
  expect(messages()).toEqual(["said"]);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

test("a toast about work under way stays until it is put away", () => {
  const dismiss = toastLoading("loading");
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(["loading"]);
  dismiss();
  expect(messages()).toEqual([]);
});

test("a toast that is pointed at waits, and has its whole time again afterwards", () => {
  toastSuccess("held");
  const id = toastStore.all()[0]?.id ?? 0;
  toastStore.hold(id);
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(["held"]);
  toastStore.release(id);
  vi.advanceTimersByTime(1_999);
  expect(messages()).toEqual(["held"]);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

test("two pile up at most: the third takes the place of the oldest", () => {
  expect(TOAST_LIMIT).toBe(2);
  for (const fault of ["first", "second", "third"]) toastError(fault);
  expect(messages()).toEqual(["second", "third"]);
});

test("the same words again take the place of the first", () => {
  toastSuccess("same");
  toastError("same");
  vi.advanceTimersByTime(1_500);
  toastSuccess("same");
  expect(messages()).toEqual(["same", "same"]);
  vi.advanceTimersByTime(1_999);
  expect(messages()).toEqual(["same", "same"]);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual(["same"]);
  const undo = { message: "removed", undoLabel: "Deshacer", onUndo: () => {} };
  toastUndo(undo);
  toastUndo(undo);
  // What has an action of its own is never the same.
  expect(messages()).toEqual(["removed", "removed"]);
});

test("who listens hears every change until it stops", () => {
  const heard = vi.fn();
  const stop = toastStore.subscribe(heard);
  toastSuccess("x")();
  stop();
  toastSuccess("y");
  expect(heard).toHaveBeenCalledTimes(2);
});
