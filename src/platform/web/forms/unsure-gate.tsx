import { IconPlugConnectedX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { toastWarning } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { errorText } from "../show-error.ts";
import { useT } from "../use-t.ts";
import classes from "./unsure-gate.module.css";
import type { Unsettled } from "./use-attempt.ts";

export interface UnsureGateProps {
  attempt: Unsettled;
  /** Sends the same once more, under the same id. */
  onAgain: () => void;
  busy: boolean;
  size?: "lg" | "xl";
  /** The footer when no answer is missing. */
  children: ReactNode;
}

/**
 * Footer of a form that is sent. After a lost answer it offers two things in place of its button: sending the
 * same again, and checking whether it was saved. The form locks its fields meanwhile.
 */
export function UnsureGate({ attempt, onAgain, busy, size = "lg", children }: UnsureGateProps) {
  const t = useT();
  const gate = useRef<HTMLDivElement>(null);
  const [isLooking, setLooking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { isUnsure } = attempt;
  const wasUnsure = useRef(isUnsure);
  useEffect(() => {
    if (wasUnsure.current === isUnsure) return;
    wasUnsure.current = isUnsure;
    // The button that had the focus is gone; the first one here sends again, the last one of a footer saves.
    const buttons = gate.current?.querySelectorAll("button") ?? [];
    (isUnsure ? buttons[0] : buttons[buttons.length - 1])?.focus();
  }, [isUnsure]);
  const look = async () => {
    setLooking(true);
    setFailure(null);
    try {
      if (await attempt.settle()) onAgain();
      else toastWarning(t("platform.unsure.not_saved"));
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setLooking(false);
    }
  };
  return (
    <div ref={gate} className={classes.gate} data-gate data-unsure={isUnsure || undefined}>
      {isUnsure ? (
        <>
          <div role="alert" data-tone="amber" className={classes.notice}>
            <IconPlugConnectedX size={20} aria-hidden="true" />
            <p>{t("platform.unsure.text")}</p>
            {failure === null ? null : <p>{failure}</p>}
          </div>
          <div className={classes.ways}>
            <Button size={size} busy={busy} disabled={isLooking} onClick={onAgain}>
              {t("platform.unsure.again")}
            </Button>
            <Button
              variant="default"
              size={size}
              busy={isLooking}
              disabled={busy}
              onClick={() => void look()}
            >
              {t("platform.unsure.look")}
            </Button>
          </div>
        </>
      ) : (
        children
      )}
    </div>
  );
}
