import { IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { addDays, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Text } from "#ui/layout/layout.tsx";
import type { SubscriptionView } from "../contract/subscription.ts";
import classes from "./subscription.module.css";
import { planQuery, useStripePages } from "./subscription-api.ts";

const features = ["unlimited_orders", "monthly_renewals", "unlimited_devices", "live_kitchen"] as const;

/** Shows the price and content of the monthly plan, and a button to Stripe when cards are taken. */
export function PlanCard({ subscription }: { subscription: SubscriptionView }) {
  const t = useT();
  const { data } = useQuery(planQuery(subscription.subscription_id));
  const { checkout, portal } = useStripePages();
  const { price, currency } = data ?? subscription;
  const { card, subscription_end: end, today } = subscription;
  const isCourtesy = subscription.phase === "complimentary";
  const mayPay = card.is_offered && !card.is_on && !isCourtesy && !subscription.is_switched_off;
  return (
    <SurfaceCard label={t("subscription.plan.title")}>
      <Row align="baseline" justify="between" wrap gap={4} across={16}>
        <Text as="h2" size="lg">
          {t("subscription.plan.title")}
        </Text>
        <Text size="lg" weight={600}>
          {t("subscription.per_month", { price: formatAmount(price, currency) })}
        </Text>
      </Row>
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck size={18} aria-hidden="true" />
            {t(`subscription.plan.${feature}`)}
          </li>
        ))}
      </ul>
      {mayPay ? (
        <>
          <Muted above={12}>
            {end !== null && end >= today
              ? t("subscription.plan.trial_first", { day: formatDay(addDays(calendarDate(end), 1)) })
              : t("subscription.plan.secure")}
          </Muted>
          <StripeButton page={checkout}>{t("subscription.subscribe")}</StripeButton>
        </>
      ) : null}
      {card.is_on && card.has_failed && card.is_known ? (
        <>
          <Muted above={12}>{t("subscription.plan.card_failed")}</Muted>
          <StripeButton page={portal}>{t("subscription.plan.change_card")}</StripeButton>
        </>
      ) : null}
    </SurfaceCard>
  );
}

interface StripeButtonProps {
  page: ReturnType<typeof useStripePages>["portal"];
  children: string;
}

function StripeButton({ page, children }: StripeButtonProps) {
  return (
    <Row wrap gap={8} above={16}>
      <Button
        size="lg"
        busy={page.isPending || page.isSuccess}
        onClick={() => page.mutate(undefined, { onError: showError })}
      >
        {children}
      </Button>
    </Row>
  );
}

/** Explains how to pay without a card. */
export function TransferCard({ subscription }: { subscription: SubscriptionView }) {
  const t = useT();
  const details = subscription.transfer_details;
  return (
    <SurfaceCard label={t("subscription.transfer.title")}>
      <Text as="h3" below={8} size="md">
        {t("subscription.transfer.title")}
      </Text>
      {details === null ? (
        <p>{t("subscription.transfer.ask")}</p>
      ) : (
        <>
          <p>{t("subscription.transfer.details")}</p>
          <p className={classes.details}>{details}</p>
          <Muted above={12}>{t("subscription.transfer.afterwards")}</Muted>
        </>
      )}
      <Row wrap gap={8} above={16}>
        <RouterButton variant="default" to="/dashboard/contact-support">
          {t("screens.contactSupport")}
        </RouterButton>
      </Row>
    </SurfaceCard>
  );
}
