import { expect, test } from "vitest";
import { toastError, toastLoading, toastSuccess, toastUndo } from "./toast.ts";
import { TOAST_LIMIT, toastStore } from "./toast-store.ts";

test("errors stay 4 s, success 2 s, undo 8 s, loading until put away", () => {
  toastError("a");
  toastSuccess("b");
  toastUndo({ message: "c", undoLabel: "Deshacer", onUndo: () => {} });
  const dismiss = toastLoading("d");
  expect(toastStore.all().map((toast) => toast.stayMs)).toEqual([4_000, 2_000, 8_000, null]);
  dismiss();
  expect(toastStore.all().map((toast) => toast.message)).toEqual(["a", "b", "c"]);
});

test("at most 20 are shown and the newest are kept", () => {
  for (let count = 0; count < TOAST_LIMIT + 5; count += 1) toastError(`fault ${count}`);
  expect(toastStore.all()).toHaveLength(TOAST_LIMIT);
  expect(toastStore.all().at(-1)?.message).toBe(`fault ${TOAST_LIMIT + 4}`);
});

test("who listens hears every change until it stops", () => {
  let heard = 0;
  const stop = toastStore.subscribe(() => {
    heard += 1;
  });
  toastSuccess("x")();
  stop();
  toastSuccess("y");
  expect(heard).toBe(2);
});
