import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { AuthLayout } from "#core/auth/web/public.ts";
import { formatDay } from "#platform/web/format.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { errorText, showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { firstChargeOf } from "./first-charge.ts";
import { leaveAfterPayment, paidQuery } from "./subscription-api.ts";

/**
 * Page after a payment at Stripe: it shows what was paid and signs out, so that the next session begins with
 * the subscription.
 */
export function PaymentSuccessScreen() {
  const t = useT();
  const user = useUser();
  const { data, error } = useQuery({ ...paidQuery, enabled: user?.role === "admin" });
  // Only a payment that Stripe has confirmed is shown; a person who is signed out sees it after signing in.
  const isWaiting = !data?.card.is_on;
  const end = data?.subscription_end;
  const firstCharge = data ? firstChargeOf(data) : null;
  const title = isWaiting ? "waiting_title" : firstCharge === null ? "title" : "card_title";
  return (
    <AuthLayout title={t(`subscription.success.${title}`)}>
      <Stack gap={16} above={16}>
        {error && !data ? <Notice tone="amber">{errorText(error)}</Notice> : null}
        {isWaiting ? (
          <Notice tone="amber" role="status">
            {t(user ? "subscription.success.waiting" : "subscription.success.signed_out")}
          </Notice>
        ) : (
          <p role="status">
            {firstCharge === null
              ? t("subscription.success.message")
              : t("subscription.success.first_charge", { day: formatDay(firstCharge) })}
          </p>
        )}
        {end && !isWaiting && firstCharge === null ? (
          <p>{t("subscription.success.until", { day: formatDay(end) })}</p>
        ) : null}
        {user ? (
          <RouterButton variant="default" size="lg" to="/dashboard">
            {t("subscription.go_on")}
          </RouterButton>
        ) : null}
        {user ? (
          <LeaveButton />
        ) : (
          <RouterButton size="lg" to="/login">
            {t("common.sign_in")}
          </RouterButton>
        )}
      </Stack>
    </AuthLayout>
  );
}

function LeaveButton() {
  const t = useT();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      const message = await leaveAfterPayment();
      if (message !== null) toastSuccess(message);
      await router.navigate({ to: "/login", replace: true });
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="lg" busy={busy} onClick={() => void leave()}>
      {t("common.sign_out")}
    </Button>
  );
}
