import { IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import { useT } from "#platform/web/use-t.ts";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { ShownTicket } from "../ticket/shown-ticket.ts";
import { countOpenDishes, type DishCount } from "./count-open-dishes.ts";
import classes from "./dish-count-panel.module.css";

export interface DishCountPanelProps {
  tickets: readonly ShownTicket[];
  onClose: () => void;
}

/** How many of each dish are still to be made, over all tickets of the station. */
export function DishCountPanel({ tickets, onClose }: DishCountPanelProps) {
  const t = useT();
  const dishes = useMemo(() => countOpenDishes(tickets), [tickets]);
  return (
    <aside className={classes.panel} aria-label={t("kitchen.all_day.title")}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t("kitchen.all_day.title")}</h2>
        <IconButton label={t("kitchen.all_day.close")} icon={<IconX size={22} />} onClick={onClose} />
      </div>
      <p className={classes.hint}>
        {t(dishes.length === 0 ? "kitchen.all_day.empty" : "kitchen.all_day.hint")}
      </p>
      {/* Scrolls by itself, so it takes the focus of the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={classes.dishes} tabIndex={0} aria-label={t("kitchen.all_day.title")}>
        {dishes.map((dish) => (
          <Dish key={dish.key} dish={dish} />
        ))}
      </ul>
    </aside>
  );
}

function Dish({ dish }: { dish: DishCount }) {
  const t = useT();
  const { title, variant, waiting, preparing } = dish;
  return (
    <li className={classes.dish}>
      <span className={classes.count}>{waiting + preparing}</span>
      <div>
        <p className={classes.name}>
          {title} {variant === null ? null : <span className={classes.variant}>{variant}</span>}
        </p>
        <p className={classes.split}>
          {waiting === 0 ? null : <span>{t("kitchen.all_day.waiting", { count: waiting })}</span>}
          {preparing === 0 ? null : <span>{t("kitchen.all_day.preparing", { count: preparing })}</span>}
        </p>
      </div>
    </li>
  );
}
