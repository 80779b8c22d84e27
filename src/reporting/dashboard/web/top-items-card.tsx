import { useQuery } from "@tanstack/react-query";
import type { Actor } from "#platform/domain/access/actor.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { dayQuery } from "./dashboard-api.ts";
import classes from "./home.module.css";
import { HomeCard } from "./home-card.tsx";
import { placeOf } from "./place-of.ts";

/** What was ordered most today. */
export function TopItemsCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(dayQuery);
  return (
    <HomeCard
      title={t("dashboard.top.title")}
      query={query}
      height={220}
      place={placeOf(actor, "reports", "menuItems")}
    >
      {({ topSellingItems: items, currency }) =>
        items.length === 0 ? (
          <EmptyState picture={<MenuPicture />} message={t("dashboard.top.empty")} size="small" />
        ) : (
          <ol className={classes.list}>
            {items.map((item) => (
              <li key={item.id} className={classes.item}>
                <span className={classes.what}>
                  {item.title}
                  <span className={classes.quiet}>{formatAmount(item.price, currency)}</span>
                </span>
                <span className={classes.value}>{t("dashboard.top.sold", { count: item.orders_count })}</span>
              </li>
            ))}
          </ol>
        )
      }
    </HomeCard>
  );
}
