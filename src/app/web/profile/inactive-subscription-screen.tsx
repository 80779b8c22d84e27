import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import classes from "#core/auth/web/account.module.css";
import { PlanCard, subscriptionQuery, TransferCard } from "#operator/subscription/web/public.ts";
import { formatDate, formatDay } from "#platform/web/format.ts";
import { LanguagePicker } from "#platform/web/frame/language-picker.tsx";
import { useScreenName } from "#platform/web/frame/screen-name.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { landingPathOf } from "#platform/web/session/landing.ts";
import { meQuery } from "#platform/web/session/me-query.ts";
import { currentUser, useUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastError } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { SubscriptionPicture } from "#ui/pictures/subscription-picture.tsx";
import { SupportCard } from "./support-card.tsx";

const LOOKED_AT_MS = 30_000;

/** Screen after a 402: admins see the plan and how to pay it, everybody else whom to tell. */
export function InactiveSubscriptionScreen() {
  const t = useT();
  useScreenName(t("common.subscription"));
  const user = useUser();
  const isAdmin = user?.role === "admin";
  const { data, error, isFetching, refetch } = useQuery({
    ...subscriptionQuery,
    enabled: isAdmin,
    refetchInterval: LOOKED_AT_MS,
  });
  const ended = data?.subscription_end;
  const deletedAt = data?.deleted_at ?? null;
  // Asks until it works again: nobody has to reload a till that waits here.
  useQuery({ ...meQuery, refetchInterval: LOOKED_AT_MS });
  const isActive = data?.is_active === true || user?.subscription_active === true;
  const title = () => {
    if (isActive) return t("subscription.still_active");
    return t(deletedAt ? "subscription.deletion_title" : "subscription.inactive_title");
  };
  const hint = () => {
    if (isActive) return t("subscription.still_active_hint");
    if (!isAdmin) return t("subscription.inactive_staff", { store: user?.store_name ?? "" });
    if (deletedAt) return t("subscription.deletion", { day: formatDate(deletedAt) });
    if (data?.is_switched_off) return t("subscription.switched_off");
    return ended && data.phase === "expired"
      ? t("subscription.inactive_admin_ended", { day: formatDay(ended) })
      : t("subscription.inactive_admin");
  };
  return (
    <div className={classes.narrow}>
      <PageHeader title={t("common.subscription")} action={<LanguagePicker />} />
      <EmptyState
        picture={<SubscriptionPicture />}
        message={title()}
        hint={hint()}
        action={<CheckAgain isActive={isActive} />}
      />
      {error && !data ? <QueryFailure query={{ error, refetch, isFetching }} /> : null}
      {isAdmin && !data && !error ? <ListSkeleton label={t("ui.loading")} count={2} rowHeight={160} /> : null}
      {data && !data.is_switched_off ? (
        <>
          <PlanCard subscription={data} />
          <TransferCard subscription={data} />
        </>
      ) : null}
      {isAdmin && !isActive ? (
        <SurfaceCard>
          <Muted>{t("subscription.take_out")}</Muted>
          <Row wrap gap={8} above={16}>
            <RouterButton variant="default" to="/dashboard/settings/export">
              {t("screens.exportData")}
            </RouterButton>
          </Row>
        </SurfaceCard>
      ) : null}
      {isAdmin ? <SupportCard subject={t("subscription.subject", { store: user.store_name })} /> : null}
    </div>
  );
}

/** Checks whether it works again, and then leads to work. */
function CheckAgain({ isActive }: { isActive: boolean }) {
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
      else toastError(t("subscription.still_inactive"));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" busy={busy} onClick={() => void check()}>
      {t(isActive ? "subscription.go_on" : "subscription.check_again")}
    </Button>
  );
}
