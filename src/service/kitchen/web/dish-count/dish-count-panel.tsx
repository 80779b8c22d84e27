import { IconX } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { compareNames } from "#platform/domain/text/compare-names.ts";
import { formatCount } from "#platform/web/format.ts";
import { currentLanguage } from "#platform/web/i18n.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { useT } from "#platform/web/use-t.ts";
import { isToBeMade } from "#service/orders/domain/line-change.ts";
import { Row, Text } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { ShownTicket } from "../ticket/shown-ticket.ts";
import classes from "./dish-count-panel.module.css";

interface DishCountPanelProps {
  tickets: readonly ShownTicket[];
  onClose: () => void;
}

/** Shows how many of each dish the station still has to make. */
export function DishCountPanel({ tickets, onClose }: DishCountPanelProps) {
  const t = useT();
  const dishes = useMemo(() => countOpenDishes(tickets), [tickets]);
  return (
    <aside className={classes.panel} aria-label={t("kitchen.tool.all_day")}>
      <div className={classes.head}>
        <Text as="h2" size="lg" weight={650}>
          {t("kitchen.tool.all_day")}
        </Text>
        <IconButton label={t("kitchen.all_day.close")} icon={<IconX size={22} />} onClick={onClose} />
      </div>
      <p className={classes.hint}>
        {t(dishes.length === 0 ? "kitchen.all_day.empty" : "kitchen.all_day.hint")}
      </p>
      {/* Scrolls by itself, so it takes the focus of the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={classes.dishes} tabIndex={0} aria-label={t("kitchen.tool.all_day")}>
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
    <Row as="li" gap={12} ruled>
      <span className={classes.count}>{formatCount(waiting + preparing)}</span>
      <div>
        <p className={classes.name}>
          {title} {variant === null ? null : <span className={classes.variant}>{variant}</span>}
        </p>
        <p className={classes.split}>
          {waiting === 0 ? null : <span>{t("kitchen.all_day.waiting", { count: waiting })}</span>}
          {preparing === 0 ? null : <span>{t("kitchen.all_day.preparing", { count: preparing })}</span>}
        </p>
      </div>
    </Row>
  );
}

/** Count of one dish over the open tickets. */
interface DishCount {
  /** Title and variant, which identify a dish. */
  readonly key: string;
  readonly title: string;
  readonly variant: string | null;
  readonly waiting: number;
  readonly preparing: number;
}

/** Counts the dishes to be made now over all tickets, largest count first. Add-ons and notes are ignored. */
export function countOpenDishes(tickets: readonly ShownTicket[]): DishCount[] {
  const dishes = new Map<string, DishCount>();
  const lines = tickets.filter((ticket) => ticket.state === "open").flatMap((ticket) => ticket.lines);
  for (const { item_title: title, variant_title: variant, quantity, status, isHeld } of lines) {
    if (isHeld || !isToBeMade(status)) continue;
    const key = JSON.stringify([title, variant]);
    const dish = dishes.get(key) ?? { key, title, variant, waiting: 0, preparing: 0 };
    dishes.set(key, {
      ...dish,
      waiting: dish.waiting + (status === "created" ? quantity : 0),
      preparing: dish.preparing + (status === "preparing" ? quantity : 0),
    });
  }
  const count = (dish: DishCount) => dish.waiting + dish.preparing;
  return [...dishes.values()].toSorted(
    (a, b) => count(b) - count(a) || compareNames(currentLanguage())(a.title, b.title),
  );
}

const STORED_KEY = "kitchen-all-day";

/** Remembers on this device whether the all-day panel is open. */
export function useDishCountPanel(): readonly [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => readStored(STORED_KEY) === "true");
  const toggle = () => {
    writeStored(STORED_KEY, isOpen ? null : "true");
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
