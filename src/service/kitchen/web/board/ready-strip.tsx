import { IconBellRinging, IconWalk } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { isOverdue } from "#menu/stations/domain/station-limits.ts";
import { playWarning } from "#platform/web/sound.ts";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes, formatElapsed } from "#ui/data/format-elapsed.ts";
import { Muted, VisuallyHidden } from "#ui/layout/layout.tsx";
import type { ReadyDishes } from "../../contract/kitchen.ts";
import { useServerClock } from "./board-clock.ts";
import classes from "./ready-strip.module.css";

interface ReadyStripProps {
  ready: readonly ReadyDishes[];
  pickupMinutes: number;
}

/** Shows dishes that were not fetched in time, with a sound when another order is added. */
export function ReadyStrip({ ready, pickupMinutes }: ReadyStripProps) {
  const t = useT();
  const overdueIds = useServerClock((now) =>
    ready
      .filter((order) => order.claimed_by === null && isOverdue(order.since.getTime(), now, pickupMinutes))
      .map((order) => order.order_id)
      .join(),
  );
  useOverdueSound(overdueIds);
  if (overdueIds === "") return null;
  const ids = overdueIds.split(",").map(Number);
  const late = ready.filter((order) => ids.includes(order.order_id));
  return (
    <section className={classes.strip} data-tone="red" aria-label={t("kitchen.ready.title")}>
      <h2 className={classes.title}>
        <IconBellRinging size={20} stroke={2} aria-hidden="true" />
        {t("kitchen.ready.title")}
        {/* Also those scrolled out of sight. */}
        {late.length > 1 ? <span className={classes.count}>{late.length}</span> : null}
      </h2>
      {/* Scrolls by itself, so it takes the focus of the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={classes.orders} tabIndex={0} aria-label={t("kitchen.ready.title")}>
        {late.map((order) => (
          <ReadyOrder key={order.order_id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function ReadyOrder({ order }: { order: ReadyDishes }) {
  const t = useT();
  const minutes = useServerClock((now) => elapsedMinutes(order.since.getTime(), now));
  return (
    <li className={classes.order}>
      <strong className={classes.token}>
        <VisuallyHidden>{t("common.token_of", { tokenNo: order.token_no })}</VisuallyHidden>
        <span aria-hidden="true">{order.token_no}</span>
      </strong>
      <span>{order.table_title ?? t(`common.dining.${order.delivery_type}`)}</span>
      <Muted as="span">{t("kitchen.ready.dishes", { count: order.dishes })}</Muted>
      <span className={classes.minutes}>
        <IconWalk size={18} stroke={2} aria-hidden="true" />
        {formatElapsed(minutes)}
      </span>
    </li>
  );
}

/** Plays a warning when an order becomes overdue, but not for orders already overdue when the board opened. */
function useOverdueSound(overdueIds: string): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const current = new Set(overdueIds === "" ? [] : overdueIds.split(","));
    if (known.current && [...current].some((id) => !known.current?.has(id))) playWarning();
    known.current = current;
  }, [overdueIds]);
}
