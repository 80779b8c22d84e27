type Listener = () => void;

interface OpenDialog {
  /** Null for what stands beside the rest of the screen, which stays in use. */
  readonly element: HTMLDialogElement | null;
  /** As Esc and the cross do: it may ask first, and stay. */
  readonly close: () => void;
}

let stack: readonly OpenDialog[] = [];
const listeners = new Set<Listener>();

function setStack(next: readonly OpenDialog[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** The dialogs that are open, topmost last: what lies outside the topmost is inert, live regions and toasts too. */
export const openDialogs = {
  push: (element: HTMLDialogElement, close: () => void) => setStack([...stack, { element, close }]),
  /** Something beside the screen that Back closes as well; returns how to take it away again. */
  pushBeside: (close: () => void) => {
    const beside: OpenDialog = { element: null, close };
    setStack([...stack, beside]);
    return () => setStack(stack.filter((other) => other !== beside));
  },
  remove: (element: HTMLDialogElement) => setStack(stack.filter((other) => other.element !== element)),
  /** Shows one again that the browser closed, beneath those that were opened over it since. */
  showAgain: (element: HTMLDialogElement) => {
    const place = stack.findIndex((other) => other.element === element);
    for (const { element: each } of place < 0 ? [] : stack.slice(place)) {
      each?.close();
      each?.showModal();
    }
  },
  top: (): HTMLDialogElement | null => stack.findLast(({ element }) => element !== null)?.element ?? null,
  count: (): number => stack.length,
  /** Asks the dialogs from this place on to close, topmost first. */
  closeFrom: (place: number) => {
    for (const { close } of stack.slice(place).reverse()) close();
  },
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
