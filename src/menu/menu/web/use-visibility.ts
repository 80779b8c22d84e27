import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { type DismissToast, toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";

interface VisibilityRequest<Id> {
  /** Requests of one scope keep the order of the taps. */
  scope: string;
  send: (id: Id, isEnabled: boolean) => Promise<{ readonly message: string }>;
  /** Shows it at once, before the server answers. */
  setShown: (id: Id, isEnabled: boolean) => void;
  reload: () => Promise<unknown>;
}

interface Showing<Id> {
  readonly id: Id;
  readonly isEnabled: boolean;
  /** This call undoes an earlier one. */
  readonly isUndo: boolean;
}

/**
 * Shows or hides things, at once on the screen; the last change of each can be undone for 8 seconds, and a new offer for
 * the same thing replaces the old one.
 */
export function useVisibility<Id>({ scope, send, setShown, reload }: VisibilityRequest<Id>) {
  const t = useT();
  const offered = useRef(new Map<Id, DismissToast>());
  const showing = useMutation({
    mutationFn: ({ id, isEnabled }: Showing<Id>) => send(id, isEnabled),
    scope: { id: scope },
    onMutate: ({ id, isEnabled }) => setShown(id, isEnabled),
    onSuccess: ({ message }, { id, isEnabled, isUndo }) => {
      offered.current.get(id)?.();
      offered.current.delete(id);
      if (isUndo) return toastSuccess(message);
      const undo = () => showing.mutate({ id, isEnabled: !isEnabled, isUndo: true });
      offered.current.set(id, toastUndo({ message, undoLabel: t("common.undo"), onUndo: undo }));
    },
    onError: (error, { id, isEnabled }) => {
      setShown(id, !isEnabled);
      showError(error);
    },
    onSettled: reload,
  });
  return (id: Id, isEnabled: boolean) => showing.mutate({ id, isEnabled, isUndo: false });
}
