import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { useUnsaved } from "../session/regain-session.ts";
import { useT } from "../use-t.ts";

export interface CloseGuardOptions extends FormStatus {
  /** True when it was sent and no answer came. */
  isUnsure?: boolean;
  onClose: () => void;
}

export interface CloseGuard {
  /** Has no parameter, because buttons call it with their event. */
  readonly close: () => void;
  /** Leaves the form in another way than `onClose`, after the same question. */
  readonly leave: (by: () => void) => void;
}

/**
 * Closes a form: at once when nothing was typed, else after a question. The same question comes before the
 * browser's back button leads away, and the browser itself asks before it reloads.
 */
export function useCloseGuard({ isDirty, isUnsure = false, busy, onClose }: CloseGuardOptions): CloseGuard {
  const t = useT();
  const confirm = useConfirm();
  const status = { isDirty: isDirty || isUnsure, busy };
  useUnsaved(status);
  const ask = () =>
    confirm(
      isUnsure
        ? {
            title: t("platform.unsure.leave_title"),
            body: t("platform.unsure.leave_body"),
            confirmLabel: t("common.close"),
            cancelLabel: t("common.go_back"),
            tone: "danger",
          }
        : {
            title: t("lists.discard.title"),
            body: t("lists.discard.body"),
            confirmLabel: t("common.discard_changes"),
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

interface FormStatus {
  /** Something was typed that is saved nowhere. */
  readonly isDirty: boolean;
  /** It is on its way to the server. */
  readonly busy: boolean;
}

/** Decides whether a form may be left. The person answers `ask` once, however often leaving is tried meanwhile. */
export function closeGuard(ask: () => Promise<boolean>) {
  let isAsking = false;
  let isDiscarded = false;
  const mayLose = async (isDirty: boolean): Promise<boolean> => {
    if (!isDirty || isDiscarded) return true;
    if (isAsking) return false;
    isAsking = true;
    isDiscarded = await ask();
    isAsking = false;
    return isDiscarded;
  };
  return {
    /** By the cross or Esc: a form that is being saved stays. */
    mayClose: async ({ isDirty, busy }: FormStatus) => !busy && mayLose(isDirty),
    /** By navigation, the browser's back button included: a form that is being saved leads on by itself. */
    mayNavigate: async ({ isDirty, busy }: FormStatus) => busy || mayLose(isDirty),
    /** By reloading or closing the page, about which only the browser may ask. */
    asksBeforeUnload: ({ isDirty, busy }: FormStatus) => busy || (isDirty && !isDiscarded),
  };
}
