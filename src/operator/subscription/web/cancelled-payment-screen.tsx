import { useNavigate } from "@tanstack/react-router";
import { AuthLayout } from "#core/auth/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Stack } from "#ui/layout/layout.tsx";

/** Page after leaving Stripe without paying. */
export function CancelledPaymentScreen() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <AuthLayout title={t("subscription.cancelled_payment.title")}>
      <Stack gap={16} above={16}>
        <p>{t("subscription.cancelled_payment.message")}</p>
        <Button size="lg" onClick={() => void navigate({ to: "/dashboard/profile", replace: true })}>
          {t("subscription.cancelled_payment.back")}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
