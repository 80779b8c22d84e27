import { IconAlertTriangleFilled, IconWalk } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { isOverdue } from "#menu/stations/domain/station-limits.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount, formatElapsed, formatPlainNumber } from "#platform/web/format.ts";
import { playWarning } from "#platform/web/sound.ts";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes } from "#ui/data/elapsed-minutes.ts";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import type { ReadyDishes } from "../../contract/kitchen.ts";
import { useServerClock } from "./board-clock.ts";
import classes from "./ready-strip.module.css";

interface ReadyStripProps {
  ready: readonly ReadyDishes[];
  pickupMinutes: number;
}

/**
 * Shows what waits to be carried, longest waiting first, from the moment on in which something waits too long; with a sound when
 * that happens to another order.
 */
export function ReadyStrip({ ready, pickupMinutes }: ReadyStripProps) {
  const t = useT();
  const waiting = ready.filter((order) => order.claimed_by === null);
  const overdueIds = useServerClock((now) =>
    waiting
      .filter((order) => isOverdue(order.since.getTime(), now, pickupMinutes))
      .map((order) => order.order_id)
      .join(),
  );
  useOverdueSound(overdueIds);
  if (overdueIds === "") return null;
  const late = new Set(overdueIds.split(",").map(Number));
  return (
    <section className={classes.strip} aria-label={t("kitchen.ready.title")}>
      <h2 className={classes.title}>
        <IconWalk size={20} stroke={2} aria-hidden="true" />
        <span className={classes.words}>{t("kitchen.ready.title")}</span>
        {/* Also those scrolled out of sight. */}
        <span className={classes.count}>{formatCount(waiting.length)}</span>
      </h2>
      {/* Scrolls by itself, so it takes the focus of the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={classes.orders} tabIndex={0} aria-label={t("kitchen.ready.title")}>
        {waiting.map((order) => (
          <ReadyOrder key={order.order_id} order={order} isLate={late.has(order.order_id)} />
        ))}
      </ul>
    </section>
  );
}

/** Shows one order. A long place is cut off, its minutes never. */
function ReadyOrder({ order, isLate }: { order: ReadyDishes; isLate: boolean }) {
  const t = useT();
  const minutes = useServerClock((now) => elapsedMinutes(order.since.getTime(), now));
  const place = order.table_title ?? t(`common.dining.${order.delivery_type}`);
  return (
    <li className={classes.order} data-tone={isLate ? "red" : undefined}>
      <strong className={classes.token}>
        <VisuallyHidden>{t("common.token_of", { tokenNo: order.token_no })}</VisuallyHidden>
        <span aria-hidden="true">{formatPlainNumber(order.token_no)}</span>
      </strong>
      <span className={classes.minutes}>
        {isLate ? <IconAlertTriangleFilled size={18} aria-hidden="true" /> : null}
        {isLate ? <VisuallyHidden>{t("kitchen.ready.late")}</VisuallyHidden> : null}
        <span>{formatElapsed(minutes)}</span>
      </span>
      <span className={classes.place} title={place}>
        {factsText([place, t("kitchen.ready.dishes", { count: order.dishes })])}
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
