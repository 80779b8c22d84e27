import {
  IconCalendarCheck,
  IconChefHat,
  IconDevices,
  IconMail,
  IconMailFast,
  IconReceiptTax,
} from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import { AuthLayout } from "#core/auth/web/public.ts";
import { call } from "#platform/web/api.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { mailSignUpAgain } from "../contract/sign-up.ts";
import classes from "./sign-up.module.css";
import { signUpStateQuery } from "./sign-up-api.ts";
import { type SentMail, SignUpForm } from "./sign-up-form.tsx";

/**
 * A restaurant makes its own account here: the form, then a hint to look for the mail. Typed values stay for
 * people who come back.
 */
export function SignUpScreen() {
  const t = useT();
  const door = useQuery(signUpStateQuery);
  const language = useLanguage();
  const [sent, setSent] = useState<SentMail | null>(null);
  if (door.data && !door.data.is_open) return <SignUpClosed contact={door.data.contact} />;
  return (
    <AuthLayout
      title={t(sent ? "common.check_your_email" : "signUp.title")}
      subtitle={sent ? sent.message : t("signUp.subtitle")}
      beside={<TrialOffer trialDays={door.data?.trial_days} />}
    >
      {sent ? <CheckMail sent={sent} onCorrect={() => setSent(null)} /> : null}
      {door.data ? (
        <div hidden={sent !== null}>
          <SignUpForm language={language} onSent={setSent} />
        </div>
      ) : door.error ? (
        <QueryFailure query={{ error: door.error, refetch: door.refetch }} />
      ) : (
        <SkeletonBox height={420} />
      )}
    </AuthLayout>
  );
}

/** Says in four lines what a restaurant gets. `trialDays` is undefined until the server has answered. */
function TrialOffer({ trialDays }: { trialDays: number | undefined }) {
  const t = useT();
  const titleId = useId();
  const points = [
    { Icon: IconDevices, words: t("signUp.point_sell") },
    { Icon: IconReceiptTax, words: t("signUp.point_invoice") },
    { Icon: IconChefHat, words: t("signUp.point_menu") },
    ...(trialDays === undefined
      ? []
      : [{ Icon: IconCalendarCheck, words: t("signUp.point_trial", { count: trialDays }) }]),
  ];
  return (
    <section className={classes.awaits} aria-labelledby={titleId}>
      <Text as="h2" below={16} size="md" weight={650} id={titleId}>
        {t("signUp.points_title")}
      </Text>
      <ul className={classes.points}>
        {points.map(({ Icon, words }) => (
          <li key={words} className={classes.point}>
            <span className={classes.mark}>
              <Icon size={24} stroke={1.75} aria-hidden="true" />
            </span>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says to which address the mail goes, and what to do when it does not arrive. */
function CheckMail({ sent, onCorrect }: { sent: SentMail; onCorrect: () => void }) {
  const t = useT();
  const [seconds, wait] = useCountdown(sent.againAfter);
  const again = useMutation({
    mutationFn: () => call(mailSignUpAgain),
    onSuccess: ({ message, again_after_seconds }) => {
      toastSuccess(message);
      wait(again_after_seconds);
    },
    onError: showError,
  });
  return (
    <Stack gap={16} above={20}>
      <div className={classes.sent}>
        <IconMailFast size={28} stroke={1.75} aria-hidden="true" />
        <p>
          <span className={classes.label}>{t("common.sent_to")}</span>
          <Text as="strong" weight={650} lines="anywhere">
            {sent.username}
          </Text>
        </p>
      </div>
      <Muted>{t("signUp.sent_spam")}</Muted>
      <Button
        size="lg"
        fullWidth
        busy={again.isPending}
        disabled={seconds > 0}
        onClick={() => again.mutate()}
      >
        {seconds > 0
          ? t("signUp.again_in", { seconds: formatLength(seconds, "second") })
          : t("common.send_again")}
      </Button>
      <Button size="lg" fullWidth variant="default" onClick={onCorrect}>
        {t("signUp.other_address")}
      </Button>
    </Stack>
  );
}

/** Returns the seconds left and a function that begins again; a phone that slept meanwhile still counts right. */
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

/** Shown when the operator makes the accounts: whom to ask for one. */
function SignUpClosed({ contact }: { contact: string | null }) {
  const t = useT();
  const subject = encodeURIComponent(t("signUp.closed_subject"));
  return (
    <AuthLayout title={t("signUp.closed_title")} subtitle={t("signUp.closed")}>
      <Stack gap={16} above={20}>
        {contact === null ? (
          <p>{t("signUp.closed_ask")}</p>
        ) : (
          <>
            <p>
              <span className={classes.label}>{t("signUp.closed_contact")}</span>
              <Text as="strong" weight={650} lines="anywhere">
                {contact}
              </Text>
            </p>
            <ButtonLink
              size="lg"
              fullWidth
              icon={<IconMail size={20} />}
              href={`mailto:${contact}?subject=${subject}`}
            >
              {t("signUp.closed_write")}
            </ButtonLink>
          </>
        )}
        <Link to="/login" className={classes.link}>
          {t("auth.password.back_to_login")}
        </Link>
      </Stack>
    </AuthLayout>
  );
}
