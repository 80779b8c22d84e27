/** At most so many on screen: they never cover what one works with. The oldest gives way. */
export const TOAST_LIMIT = 2;

export const TOAST_LOOKS = ["error", "warning", "success", "undo", "loading"] as const;

export type ToastLook = (typeof TOAST_LOOKS)[number];

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
  id: number;
  look: ToastLook;
  message: string;
  /** Milliseconds it stays; null until it is put away. */
  stayMs: number | null;
  actions: readonly ToastAction[];
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();
// The clocks run here, not in the cards: a card is drawn anew when a dialog opens over it, its time goes on.
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function remove(id: number): void {
  hold(id);
  setToasts(toasts.filter((toast) => toast.id !== id));
}

function hold(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function release(id: number): void {
  const stayMs = toasts.find((toast) => toast.id === id)?.stayMs ?? null;
  hold(id);
  if (stayMs !== null)
    timers.set(
      id,
      setTimeout(() => remove(id), stayMs),
    );
}

function add(toast: Omit<Toast, "id">): number {
  lastId += 1;
  // The same words again say nothing new: the last of them stays, its whole time.
  const same = toasts.find((shown) => isSame(shown, toast));
  if (same) hold(same.id);
  setToasts([...toasts.filter((shown) => shown !== same), { ...toast, id: lastId }].slice(-TOAST_LIMIT));
  release(lastId);
  return lastId;
}

function isSame(shown: Toast, toast: Omit<Toast, "id">): boolean {
  const hasActions = shown.actions.length + toast.actions.length > 0;
  return shown.look === toast.look && shown.message === toast.message && !hasActions;
}

/** The toasts of this page. A store outside React, so that a failed call may speak from anywhere. */
export const toastStore = {
  add,
  remove,
  /** Stops the clock of a toast that somebody points at, and starts it anew when they leave. */
  hold,
  release,
  all: (): readonly Toast[] => toasts,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
