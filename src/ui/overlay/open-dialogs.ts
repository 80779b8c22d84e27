type Listener = () => void;

let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<Listener>();

function setStack(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** The dialogs that are open, topmost last: what lies outside the topmost is inert, live regions and toasts too. */
export const openDialogs = {
  push: (dialog: HTMLDialogElement) => setStack([...stack, dialog]),
  remove: (dialog: HTMLDialogElement) => setStack(stack.filter((other) => other !== dialog)),
  top: (): HTMLDialogElement | null => stack.at(-1) ?? null,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
