import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { PageHeader } from "../../../ui/frame/page-header.tsx";
import { SubscriptionPicture } from "../../../ui/pictures/subscription-picture.tsx";
import { formatDay } from "../../platform/format.ts";
import { LanguagePicker } from "../../platform/frame/language-picker.tsx";
import { landingPathOf } from "../../platform/session/landing.ts";
import { meQuery } from "../../platform/session/me-query.ts";
import { currentUser, useUser } from "../../platform/session/session.ts";
import { showError } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./account.module.css";
import { subscriptionQuery } from "./subscription-api.ts";
import { SupportCard } from "./support-card.tsx";

/** Where a 402 leads: admins learn how to renew, everybody else whom to tell. */
export function InactiveSubscriptionScreen() {
  const t = useT();
  const user = useUser();
  const isAdmin = user?.role === "admin";
  const { data } = useQuery({ ...subscriptionQuery, enabled: isAdmin });
  const ended = data?.subscription_end;
  return (
    <div className={classes.narrow}>
      <PageHeader title={t("profile.subscription.title")} action={<LanguagePicker />} />
      <EmptyState
        picture={<SubscriptionPicture />}
        message={t("profile.subscription.inactive_title")}
        hint={
          isAdmin
            ? t("profile.subscription.inactive_admin")
            : t("profile.subscription.inactive_staff", { store: user?.store_name ?? "" })
        }
        action={<CheckAgain />}
      />
      {ended ? (
        <p className={classes.centered}>{t("profile.subscription.ended", { day: formatDay(ended) })}</p>
      ) : null}
      {isAdmin ? (
        <SupportCard subject={t("profile.subscription.subject", { store: user.store_name })} />
      ) : null}
    </div>
  );
}

function CheckAgain() {
  const t = useT();
  const client = useQueryClient();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      await client.fetchQuery({ ...meQuery, staleTime: 0 });
      const user = currentUser();
      if (user?.subscription_active) await router.navigate({ to: landingPathOf(user) });
      else toastError(t("profile.subscription.still_inactive"));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" busy={busy} onClick={() => void check()}>
      {t("profile.subscription.check_again")}
    </Button>
  );
}
