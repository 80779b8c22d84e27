import { useEffect, useRef } from "react";
import { useT } from "#platform/web/use-t.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { usePackedColumns } from "#ui/frame/use-packed-columns.ts";
import type { MoveLines } from "../moves/use-moves.ts";
import { placeText } from "../ticket/place-text.ts";
import type { ShownTicket } from "../ticket/shown-ticket.ts";
import type { AgeLimits } from "../ticket/ticket-age.ts";
import { TicketCard } from "../ticket/ticket-card.tsx";
import classes from "./ticket-grid.module.css";
import { useBeat } from "./use-beat.ts";
import { useBoardKeys } from "./use-board-keys.ts";
import { useReleasedPlaces } from "./use-released-places.ts";
import { useSteadyTaps } from "./use-steady-taps.ts";

export interface TicketGridProps {
  tickets: readonly ShownTicket[];
  limits: AgeLimits;
  station: string;
  onMove: MoveLines;
  onRelease: () => void;
}

/** All tickets of the station, the longest waiting first. Finished ones keep their place until nobody touches the board. */
export function TicketGrid({ tickets, limits, station, onMove, onRelease }: TicketGridProps) {
  const t = useT();
  const grid = useRef<HTMLUListElement>(null);
  const finished = tickets.filter((ticket) => ticket.state !== "open").length;
  const onTouch = useReleasedPlaces(finished, onRelease);
  const order = tickets.map((ticket) => ticket.base.id).join();
  const moves = usePackedColumns(grid, order);
  const steady = useSteadyTaps(grid, `${order} ${moves}`);
  const keys = useBoardKeys(grid);
  useAnnouncedArrivals(tickets);
  useBeat(grid);
  return (
    <ul
      ref={grid}
      className={classes.grid}
      aria-label={t("kitchen.orders")}
      onPointerDownCapture={onTouch}
      onKeyDownCapture={onTouch}
      onKeyDown={keys.onKeyDown}
      onClickCapture={(event) => {
        steady(event);
        if (!event.isPropagationStopped()) keys.onClickCapture(event);
      }}
    >
      {tickets.map((shown) => (
        <li key={shown.base.id} data-ticket-place="">
          <TicketCard shown={shown} limits={limits} station={station} onMove={onMove} />
        </li>
      ))}
    </ul>
  );
}

/** Announces every new order to screen readers, once, and later each of its courses that is fired. */
function useAnnouncedArrivals(tickets: readonly ShownTicket[]): void {
  const t = useT();
  const announce = useAnnounce();
  const announced = useRef(new Map<number, number | null>());
  useEffect(() => {
    for (const { base, isNew, firedAt } of tickets) {
      if (!isNew || announced.current.get(base.id) === firedAt) continue;
      const key = announced.current.has(base.id) ? "kitchen.course.fired" : "kitchen.ticket.arrived";
      announced.current.set(base.id, firedAt);
      announce(t(key, { tokenNo: base.token_no, place: placeText(base, t) }));
    }
  }, [tickets, announce, t]);
}
