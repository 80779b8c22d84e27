import { useRef } from "react";
import { type DismissToast, toastUndo, type UndoToast } from "#ui/feedback/toast.tsx";

/** Offers to take back the last change of each thing; what was offered before for the same thing goes. */
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
