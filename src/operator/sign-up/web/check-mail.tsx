import { IconMailFast } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import classes from "./sign-up.module.css";
import { askForMailAgain } from "./sign-up-api.ts";
import type { SentMail } from "./use-sign-up-form.ts";

/** A mail is on its way: to which address, and what to do when it does not come. */
export function CheckMail({ sent, onCorrect }: { sent: SentMail; onCorrect: () => void }) {
  const t = useT();
  const [seconds, wait] = useCountdown(sent.againAfter);
  const again = useMutation({
    mutationFn: askForMailAgain,
    onSuccess: ({ message, again_after_seconds }) => {
      toastSuccess(message);
      wait(again_after_seconds);
    },
    onError: showError,
  });
  return (
    <div className={classes.form}>
      <div className={classes.sent}>
        <IconMailFast size={28} stroke={1.75} aria-hidden="true" />
        <p>
          <span className={classes.label}>{t("signUp.sent_to")}</span>
          <strong className={classes.address}>{sent.username}</strong>
        </p>
      </div>
      <p className={classes.quiet}>{t("signUp.sent_spam")}</p>
      <Button
        size="lg"
        fullWidth
        busy={again.isPending}
        disabled={seconds > 0}
        onClick={() => again.mutate()}
      >
        {seconds > 0 ? t("signUp.again_in", { seconds }) : t("signUp.again")}
      </Button>
      <Button size="lg" fullWidth variant="default" onClick={onCorrect}>
        {t("signUp.other_address")}
      </Button>
    </div>
  );
}

/** Seconds that are left, and how to begin anew; a phone that slept in between has not stood still. */
function useCountdown(from: number): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + from * 1_000);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const wait = (seconds: number) => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1_000);
  };
  return [Math.max(0, Math.ceil((endsAt - now) / 1_000)), wait];
}
