import type { Tone } from "../theme/tone.ts";
import { type ToastAction, type ToastLook, toastStore } from "./toast-store.ts";

const ERROR_MS = 4_000;
const WARNING_MS = 5_000;
const SUCCESS_MS = 2_000;
const UNDO_MS = 8_000;

/** Puts a toast away before its time. */
export type DismissToast = () => void;

function show(
  look: ToastLook,
  message: string,
  stayMs: number | null,
  actions: readonly ToastAction[] = [],
): DismissToast {
  const id = toastStore.add({ look, message, stayMs, actions });
  return () => toastStore.remove(id);
}

export const TOAST_TONES: Record<ToastLook, Tone> = {
  error: "red",
  warning: "amber",
  success: "green",
  undo: "grey",
  loading: "brand",
};

/** A refusal or failure, 4 s (operations.md §9). Keep the reason in its field or card too. */
export function toastError(message: string): DismissToast {
  return show("error", message, ERROR_MS);
}

/** Something done, but not all of it, 5 s (operations.md §8, e-mail result). */
export function toastWarning(message: string): DismissToast {
  return show("warning", message, WARNING_MS);
}

/** Something done, 2 s. */
export function toastSuccess(message: string): DismissToast {
  return show("success", message, SUCCESS_MS);
}

export interface UndoToast {
  message: string;
  undoLabel: string;
  onUndo: () => void;
  /** A further action; stands before the undo. */
  also?: ToastAction;
}

/** Something done that can be taken back for 8 s; pointing at it or focusing it stops the clock. */
export function toastUndo({ message, undoLabel, onUndo, also }: UndoToast): DismissToast {
  const undo = { label: undoLabel, onSelect: onUndo };
  return show("undo", message, UNDO_MS, also ? [also, undo] : [undo]);
}

/** Something that did not work by itself and that a button mends, 8 s. */
export function toastOffer(toast: { message: string; label: string; onSelect: () => void }): DismissToast {
  return show("warning", toast.message, UNDO_MS, [{ label: toast.label, onSelect: toast.onSelect }]);
}

/** Stays until the returned function is called; for calls that take longer than a moment. */
export function toastLoading(message: string): DismissToast {
  return show("loading", message, null);
}
