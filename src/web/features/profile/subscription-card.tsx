import { useQuery } from "@tanstack/react-query";
import { StatusBadge } from "../../../ui/data/status-badge.tsx";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { SurfaceCard } from "../../../ui/frame/surface-card.tsx";
import { formatDay } from "../../platform/format.ts";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { FactList } from "./fact-list.tsx";
import { subscriptionQuery } from "./subscription-api.ts";

/** State and renewal date of the subscription. */
export function SubscriptionCard() {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery);
  if (error && !data)
    return <FailureState reason={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <ListSkeleton label={t("ui.loading")} count={1} rowHeight={128} />;
  const active = data.is_active;
  return (
    <Section title={t("profile.subscription.title")}>
      <SurfaceCard>
        <StatusBadge
          tone={active ? "green" : "red"}
          label={t(active ? "profile.subscription.active" : "profile.subscription.inactive")}
        />
        <FactList
          facts={[
            {
              label: t("profile.subscription.renews"),
              value: data.subscription_end
                ? formatDay(data.subscription_end)
                : t("profile.subscription.no_renewal"),
            },
          ]}
        />
      </SurfaceCard>
    </Section>
  );
}
