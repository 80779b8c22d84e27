import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { formatAmount, formatDateTime, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Facts } from "#ui/data/facts.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Box, Row, Stack } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { SubscriptionView } from "../contract/subscription.ts";
import type { SubscriptionPhase } from "../domain/subscription.ts";
import { firstChargeOf } from "./first-charge.ts";
import { TransferCard } from "./plan-card.tsx";
import { subscriptionQuery, useStripePages, useSubscriptionActions } from "./subscription-api.ts";

/** Phases in which the subscription can be cancelled. */
const cancellable: readonly SubscriptionPhase[] = ["trial", "active", "past_due"];

/** Shows the state, renewal date and payment method of the subscription, with buttons to cancel and to pay. */
export function SubscriptionCard() {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery);
  if (error && !data) return <QueryFailure query={{ error, refetch, isFetching }} />;
  if (!data) return <ListSkeleton label={t("ui.loading")} count={1} rowHeight={192} />;
  const paysByHand = data.phase !== "complimentary" && !data.card.is_on;
  return (
    <Section title={t("common.subscription")}>
      <Stack gap={16}>
        <SurfaceCard>
          <StatusBadge
            tone={data.phase === "past_due" ? "amber" : data.is_active ? "green" : "red"}
            label={t(data.is_active ? "subscription.active" : "subscription.inactive")}
          />
          <Box above={16}>
            <Facts facts={factsOf(data, t)} />
          </Box>
          <Acts subscription={data} />
        </SurfaceCard>
        {paysByHand ? <TransferCard subscription={data} /> : null}
      </Stack>
    </Section>
  );
}

function factsOf(data: SubscriptionView, t: Translate) {
  const { subscription_end: end, works_until: until, phase, card } = data;
  const ends = phase === "cancelled" || phase === "expired" || phase === "trial";
  const firstCharge = firstChargeOf(data);
  const shown = firstCharge ?? end;
  const dayWord =
    firstCharge !== null ? "first_charge" : ends ? "ends" : phase === "past_due" ? "was_due" : "renews";
  const cardWord = card.has_failed
    ? "card_failed"
    : card.is_on
      ? "card_on"
      : card.is_known
        ? "card_stopped"
        : "card_none";
  return [
    [t("common.status"), t(`subscription.phase.${phase}`)],
    [t(`subscription.${dayWord}`), shown === null ? t("subscription.no_renewal") : formatDay(shown)],
    [t("subscription.works_until"), until === null ? null : formatDay(until)],
    [
      t("common.price"),
      phase === "complimentary"
        ? null
        : t("subscription.per_month", { price: formatAmount(data.price, data.currency) }),
    ],
    [
      t("subscription.card"),
      card.is_offered && phase !== "complimentary" ? t(`subscription.${cardWord}`) : null,
    ],
  ] as const;
}

function Acts({ subscription }: { subscription: SubscriptionView }) {
  const t = useT();
  const { phase, card, subscription_id: id } = subscription;
  const { cancel, resume } = useCancelling(subscription);
  const { checkout, portal } = useStripePages();
  const mayPay = card.is_offered && !card.is_on && phase !== "complimentary" && phase !== "cancelled";
  const acts = [
    mayPay ? (
      <Button
        key="pay"
        busy={checkout.isPending || checkout.isSuccess}
        onClick={() => checkout.mutate(undefined, { onError: showError })}
      >
        {t("subscription.pay_by_card")}
      </Button>
    ) : null,
    phase === "cancelled" ? (
      <Button key="resume" busy={resume.isPending} onClick={() => resume.mutate(id, { onError: showError })}>
        {t("subscription.resume")}
      </Button>
    ) : null,
    card.is_known ? (
      <Button
        key="card"
        variant="default"
        busy={portal.isPending || portal.isSuccess}
        onClick={() => portal.mutate(undefined, { onError: showError })}
      >
        {t("subscription.manage_card")}
      </Button>
    ) : null,
    cancellable.includes(phase) ? (
      <Button
        key="cancel"
        variant="default"
        tone="danger"
        busy={cancel.busy}
        onClick={() => void cancel.ask()}
      >
        {t("subscription.cancel")}
      </Button>
    ) : null,
  ].filter((act) => act !== null);
  return acts.length === 0 ? null : (
    <Row wrap gap={8} above={16}>
      {acts}
    </Row>
  );
}

function questionOf(
  { phase, subscription_end: end, in_service_since: since }: SubscriptionView,
  t: Translate,
): string {
  if (phase !== "past_due")
    return t("subscription.cancel_question", { day: end === null ? "" : formatDay(end) });
  if (since === null) return t("subscription.cancel_question_now");
  return t("subscription.cancel_question_service", { since: formatDateTime(since) });
}

/** Cancels after a question. A restaurant that is shut by it sees how to come back. */
function useCancelling(known: SubscriptionView) {
  const t = useT();
  const client = useQueryClient();
  const { subscription_id: id } = known;
  const confirm = useConfirm();
  const navigate = useNavigate();
  const acts = useSubscriptionActions();
  const ask = async () => {
    // Drawers may have been opened or closed; the known state serves when the server does not answer.
    const now = await client.fetchQuery({ ...subscriptionQuery, staleTime: 0 }).catch(() => known);
    const isSure = await confirm({
      title: t("subscription.cancel"),
      body: questionOf(now, t),
      confirmLabel: t("subscription.cancel"),
      cancelLabel: t("subscription.keep"),
      tone: "danger",
    });
    if (!isSure) return;
    try {
      const { message, subscription } = await acts.cancel.mutateAsync(id);
      toastSuccess(message);
      if (!subscription.is_active) void navigate({ to: "/dashboard/inactive-subscription" });
    } catch (error) {
      showError(error);
    }
  };
  return { cancel: { ask, busy: acts.cancel.isPending }, resume: acts.resume };
}
