import { useRef } from "react";
import { type DismissToast, toastUndo, type UndoToast } from "#ui/feedback/toast.tsx";

/** Offers to undo the last change of each thing; a new offer for the same thing replaces the old one. */
export function useUndoOfEach<Id>() {
  const offered = useRef(new Map<Id, DismissToast>());
  const withdraw = (id: Id) => {
    offered.current.get(id)?.();
    offered.current.delete(id);
  };
  const offer = (id: Id, toast: UndoToast) => {
    withdraw(id);
    offered.current.set(id, toastUndo(toast));
  };
  return { offer, withdraw };
}
