import { useLocalStorage } from "@mantine/hooks";
import { IconCreditCard, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { calendarDate, daysBetween } from "#platform/domain/periods/calendar-date.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { SubscriptionView } from "../contract/subscription.ts";
import classes from "./subscription.module.css";
import { subscriptionQuery } from "./subscription-api.ts";

/** Days before its end in which a trial is announced. */
const TRIAL_BANNER_DAYS = 7;
const PROFILE = "/dashboard/profile";

/** Banner for admins: a trial that ends soon, a payment that is late. It can be hidden for a day. */
export function SubscriptionBanner() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data } = useQuery({ ...subscriptionQuery, staleTime: HOUR_MS, refetchInterval: HOUR_MS });
  const [hiddenOn, hide] = useLocalStorage({ key: "subscription-banner-hidden-on", defaultValue: "" });
  const words = data ? wordsOf(data, t) : null;
  if (!data || words === null || hiddenOn === data.today || pathname === PROFILE) return null;
  return (
    <div className={classes.banner} data-tone="amber" role="status">
      <IconCreditCard size={20} aria-hidden="true" />
      <p className={classes.bannerWords}>{words}</p>
      <Button variant="subtle" onClick={() => void navigate({ to: PROFILE })}>
        {t("subscription.banner.action")}
      </Button>
      <IconButton
        label={t("subscription.banner.dismiss")}
        icon={<IconX size={20} />}
        onClick={() => hide(data.today)}
      />
    </div>
  );
}

function wordsOf({ phase, subscription_end: end, today, works_until, card }: SubscriptionView, t: Translate) {
  if (end === null) return null;
  if (phase === "expired") return t("subscription.banner.closing");
  if (phase === "past_due") {
    const kind = card.has_failed ? "card_failed" : "past_due";
    return t(`subscription.banner.${kind}`, { day: formatDay(works_until ?? end) });
  }
  const left = daysBetween(calendarDate(today), calendarDate(end));
  if (phase !== "trial" || card.is_on || left > TRIAL_BANNER_DAYS) return null;
  return left === 0 ? t("subscription.banner.trial_today") : t("subscription.banner.trial", { count: left });
}
