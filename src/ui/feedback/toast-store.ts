import type { ToastLook, ToastUndoButton } from "./toast.ts";

/** At most so many on screen (operations.md §9); the oldest gives way. */
export const TOAST_LIMIT = 20;

export interface Toast {
  id: number;
  kind: ToastLook;
  message: string;
  /** Milliseconds it stays; null until it is put away. */
  stayMs: number | null;
  undo: ToastUndoButton | undefined;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The toasts of this page. A store outside React, so that a failed call may speak from anywhere. */
export const toastStore = {
  add: (toast: Omit<Toast, "id">): number => {
    lastId += 1;
    change([...toasts, { ...toast, id: lastId }].slice(-TOAST_LIMIT));
    return lastId;
  },
  remove: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
  all: (): readonly Toast[] => toasts,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
