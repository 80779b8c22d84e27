import { IconBellRinging, IconWalk } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { ReadyDishes } from "../../../../contract/kitchen.ts";
import { elapsedMinutes } from "../../../../domain/kitchen/elapsed-time.ts";
import { isOverdue } from "../../../../domain/kitchen/station-limits.ts";
import { playWarning } from "../../../platform/sound.ts";
import { useT } from "../../../platform/use-t.ts";
import { elapsedText } from "../ticket/elapsed-text.ts";
import { useServerClock } from "./board-clock.ts";
import classes from "./ready-strip.module.css";

export interface ReadyStripProps {
  ready: readonly ReadyDishes[];
  pickupMinutes: number;
}

/** What is finished here and was not picked up in time, with a sound when another one joins. */
export function ReadyStrip({ ready, pickupMinutes }: ReadyStripProps) {
  const t = useT();
  const overdue = useServerClock((now) =>
    ready
      .filter((one) => one.claimed_by === null && isOverdue(one.since.getTime(), now, pickupMinutes))
      .map((one) => one.order_id)
      .join(),
  );
  useOverdueSound(overdue);
  if (overdue === "") return null;
  const ids = overdue.split(",").map(Number);
  const late = ready.filter((one) => ids.includes(one.order_id));
  return (
    <section className={classes.strip} data-tone="red" aria-label={t("kitchen.ready.title")}>
      <h2 className={classes.title}>
        <IconBellRinging size={20} stroke={2} aria-hidden="true" />
        {t("kitchen.ready.title")}
        {/* Those behind the edge are counted too. */}
        {late.length > 1 ? <span className={classes.count}>{late.length}</span> : null}
      </h2>
      {/* Scrolls by itself, so it takes the focus of the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={classes.orders} tabIndex={0} aria-label={t("kitchen.ready.title")}>
        {late.map((one) => (
          <ReadyOrder key={one.order_id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function ReadyOrder({ one }: { one: ReadyDishes }) {
  const t = useT();
  const minutes = useServerClock((now) => elapsedMinutes(one.since.getTime(), now));
  return (
    <li className={classes.order}>
      <strong className={classes.token}>
        <span className="visually-hidden">{t("kitchen.ticket.token", { tokenNo: one.token_no })}</span>
        <span aria-hidden="true">{one.token_no}</span>
      </strong>
      <span>{one.table_title ?? t(`kitchen.ticket.${one.delivery_type}`)}</span>
      <span className={classes.dishes}>{t("kitchen.ready.dishes", { count: one.dishes })}</span>
      <span className={classes.minutes}>
        <IconWalk size={18} stroke={2} aria-hidden="true" />
        {elapsedText(minutes, t)}
      </span>
    </li>
  );
}

/** A warning when an order joins those that wait too long; none for what was there when the board was opened. */
function useOverdueSound(overdue: string): void {
  const before = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const now = new Set(overdue === "" ? [] : overdue.split(","));
    if (before.current && [...now].some((id) => !before.current?.has(id))) playWarning();
    before.current = now;
  }, [overdue]);
}
