import { useQuery } from "@tanstack/react-query";
import { formatQuantity } from "#inventory/inventory/web/public.ts";
import type { Actor } from "#platform/domain/access/actor.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import type { LowStockItem } from "../contract/dashboard.ts";
import { nowQuery } from "./dashboard-api.ts";
import classes from "./home.module.css";
import { HomeCard } from "./home-card.tsx";
import { placeOf } from "./place-of.ts";

/** The ingredients that are out or at their minimum, the scarcest first. */
export function LowStockCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(nowQuery);
  return (
    <HomeCard
      title={t("dashboard.stock.title")}
      query={query}
      height={168}
      place={placeOf(actor, "inventory")}
    >
      {({ low_stock: low }) =>
        low === null || low.count === 0 ? (
          <EmptyState picture={<MenuPicture />} message={t("dashboard.stock.empty")} size="small" />
        ) : (
          <>
            <p className={classes.line}>{t("dashboard.stock.items", { count: low.count })}</p>
            <ul className={classes.list}>
              {low.items.map((item) => (
                <LowStockLine key={item.id} item={item} />
              ))}
            </ul>
          </>
        )
      }
    </HomeCard>
  );
}

function LowStockLine({ item }: { item: LowStockItem }) {
  const t = useT();
  return (
    <li className={classes.item}>
      <span className={classes.what}>
        {item.title}
        <span className={classes.quiet}>
          {t("dashboard.stock.left", {
            quantity: formatQuantity(item.quantity, item.unit),
            minimum: formatQuantity(item.min_quantity_threshold, item.unit),
          })}
        </span>
      </span>
      <StatusBadge
        tone={item.status === "out" ? "red" : "amber"}
        label={t(`dashboard.stock.status.${item.status}`)}
      />
    </li>
  );
}
