import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useConfirm } from "../../../ui/overlay/confirm-provider.tsx";
import { useT } from "../use-t.ts";
import { closeGuard, type FormStanding } from "./close-guard.ts";

export interface CloseGuardOptions extends FormStanding {
  onClose: () => void;
}

/**
 * How a form closes: at once when nobody typed in it, else after a question. The same is asked before the browser's
 * back button leads away, and by the browser itself before it reloads.
 */
export function useCloseGuard({ isDirty, busy, onClose }: CloseGuardOptions): () => void {
  const t = useT();
  const confirm = useConfirm();
  const standing = { isDirty, busy };
  const ask = () =>
    confirm({
      title: t("lists.discard.title"),
      body: t("lists.discard.body"),
      confirmLabel: t("lists.discard.confirm"),
      cancelLabel: t("lists.discard.cancel"),
      tone: "danger",
    });
  const asks = useRef(ask);
  useEffect(() => {
    asks.current = ask;
  });
  const guard = useRef<ReturnType<typeof closeGuard> | null>(null);
  guard.current ??= closeGuard(() => asks.current());
  const { mayClose, mayNavigate, asksBeforeUnload } = guard.current;
  useBlocker({
    shouldBlockFn: async () => !(await mayNavigate(standing)),
    enableBeforeUnload: () => asksBeforeUnload(standing),
  });
  return () => {
    void mayClose(standing).then((isFree) => {
      if (isFree) onClose();
    });
  };
}
