import { useQuery } from "@tanstack/react-query";
import type { Actor } from "#platform/domain/access/actor.ts";
import { formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { dayQuery } from "./dashboard-api.ts";
import { Figures } from "./figures.tsx";
import { HomeCard } from "./home-card.tsx";
import { placeOf } from "./place-of.ts";

/** How many orders there were today, and who came: known customers for the first time, and again. */
export function VisitsCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(dayQuery);
  return (
    <HomeCard
      title={t("dashboard.visits.title")}
      query={query}
      height={72}
      area="visits"
      place={placeOf(actor, "customers", "orders")}
    >
      {({ ordersCount, newCustomerCount, repeatedCustomerCount }) => (
        <Figures
          layout="tiles"
          rows={[
            [t("dashboard.visits.orders"), formatCount(ordersCount)],
            [t("dashboard.visits.newcomers"), formatCount(newCustomerCount)],
            [t("dashboard.visits.returned"), formatCount(repeatedCustomerCount)],
          ]}
        />
      )}
    </HomeCard>
  );
}
