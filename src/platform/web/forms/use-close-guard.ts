import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { useUnsaved } from "../session/regain-session.ts";
import { useT } from "../use-t.ts";
import { closeGuard, type FormStatus } from "./close-guard.ts";

export interface CloseGuardOptions extends FormStatus {
  /** It was sent and no answer came. */
  isUnsure?: boolean;
  onClose: () => void;
}

export interface CloseGuard {
  /** Without a parameter, because it is handed on to crosses and buttons, which give it their event. */
  readonly close: () => void;
  /** Leaves the form in another way than `onClose`, after the same question. */
  readonly leave: (by: () => void) => void;
}

/**
 * How a form closes: at once when nobody typed in it, else after a question. The same is asked before the browser's
 * back button leads away, and by the browser itself before it reloads.
 */
export function useCloseGuard({ isDirty, isUnsure = false, busy, onClose }: CloseGuardOptions): CloseGuard {
  const t = useT();
  const confirm = useConfirm();
  const status = { isDirty: isDirty || isUnsure, busy };
  useUnsaved(status.isDirty || busy);
  const ask = () =>
    confirm(
      isUnsure
        ? {
            title: t("platform.unsure.leave_title"),
            body: t("platform.unsure.leave_body"),
            confirmLabel: t("platform.unsure.leave"),
            cancelLabel: t("platform.unsure.stay"),
            tone: "danger",
          }
        : {
            title: t("lists.discard.title"),
            body: t("lists.discard.body"),
            confirmLabel: t("lists.discard.confirm"),
            cancelLabel: t("lists.discard.cancel"),
            tone: "danger",
          },
    );
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  const guard = useRef<ReturnType<typeof closeGuard> | null>(null);
  guard.current ??= closeGuard(() => latestAsk.current());
  const { mayClose, mayNavigate, asksBeforeUnload } = guard.current;
  useBlocker({
    shouldBlockFn: async () => !(await mayNavigate(status)),
    enableBeforeUnload: () => asksBeforeUnload(status),
  });
  const leave = (by: () => void) => {
    void mayClose(status).then((isFree) => {
      if (isFree) by();
    });
  };
  return { close: () => leave(onClose), leave };
}
