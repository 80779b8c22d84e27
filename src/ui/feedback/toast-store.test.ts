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

test("success stays 2 s, errors 4 s, warnings 5 s, undo 8 s, loading until put away", () => {
  toastError("error");
  toastWarning("warning");
  toastSuccess("success");
  toastUndo({ message: "undo", undoLabel: "Deshacer", onUndo: () => {} });
  const dismiss = toastLoading("loading");
  vi.advanceTimersByTime(1_999);
  expect(messages()).toEqual(["error", "warning", "success", "undo", "loading"]);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual(["error", "warning", "undo", "loading"]);
  vi.advanceTimersByTime(2_000);
  expect(messages()).toEqual(["warning", "undo", "loading"]);
  vi.advanceTimersByTime(1_000);
  expect(messages()).toEqual(["undo", "loading"]);
  vi.advanceTimersByTime(3_000);
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

test("at most 20 are shown and the newest are kept", () => {
  for (let count = 0; count < TOAST_LIMIT + 5; count += 1) toastError(`fault ${count}`);
  expect(messages()).toHaveLength(TOAST_LIMIT);
  expect(messages().at(-1)).toBe(`fault ${TOAST_LIMIT + 4}`);
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
  expect(messages()).toEqual(["same", "removed", "removed"]);
});

test("who listens hears every change until it stops", () => {
  const heard = vi.fn();
  const stop = toastStore.subscribe(heard);
  toastSuccess("x")();
  stop();
  toastSuccess("y");
  expect(heard).toHaveBeenCalledTimes(2);
});
