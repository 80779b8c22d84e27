import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AuthLayout } from "#core/auth/web/public.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import { CheckMail } from "./check-mail.tsx";
import { ClosedDoor } from "./closed-door.tsx";
import { doorQuery } from "./sign-up-api.ts";
import { SignUpForm } from "./sign-up-form.tsx";
import type { SentMail } from "./use-sign-up-form.ts";
import { WhatAwaits } from "./what-awaits.tsx";

/** Where a restaurant makes its own account: the form, and then the mail to look for. What was typed stays for who comes back. */
export function SignUpScreen() {
  const t = useT();
  const door = useQuery(doorQuery);
  const language = useLanguage();
  const [sent, setSent] = useState<SentMail | null>(null);
  if (door.data && !door.data.is_open) return <ClosedDoor contact={door.data.contact} />;
  return (
    <AuthLayout
      title={t(sent ? "signUp.sent_title" : "signUp.title")}
      subtitle={sent ? sent.message : t("signUp.subtitle")}
      beside={<WhatAwaits trialDays={door.data?.trial_days} />}
    >
      {sent ? <CheckMail sent={sent} onCorrect={() => setSent(null)} /> : null}
      {door.data ? (
        <div hidden={sent !== null}>
          <SignUpForm language={language} onSent={setSent} />
        </div>
      ) : door.error ? (
        <FailureState reason={errorText(door.error)} onRetry={() => void door.refetch()} />
      ) : (
        <SkeletonBox height={420} />
      )}
    </AuthLayout>
  );
}
