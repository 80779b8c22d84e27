import { IconAlertCircle } from "@tabler/icons-react";
import { memo, useId } from "react";
import { cardState } from "../../../../domain/kitchen/card-state.ts";
import { elapsedMinutes } from "../../../../ui/data/format-elapsed.ts";
import { useT } from "../../../platform/use-t.ts";
import { useServerClock } from "../board/board-clock.ts";
import type { MoveLines } from "../moves/use-moves.ts";
import { cardLook } from "./card-look.ts";
import type { ShownTicket } from "./shown-ticket.ts";
import type { AgeLimits } from "./ticket-age.ts";
import classes from "./ticket-card.module.css";
import { TicketChanges } from "./ticket-changes.tsx";
import { TicketFoot } from "./ticket-foot.tsx";
import { TicketHead } from "./ticket-head.tsx";
import { TicketLine } from "./ticket-line.tsx";
import { ticketRows } from "./ticket-rows.ts";

export interface TicketCardProps {
  shown: ShownTicket;
  limits: AgeLimits;
  /** Slug of the station: changes are acknowledged and tickets printed for it. */
  station: string;
  onMove: MoveLines;
}

/** One order at this station. Renders only when it changes or becomes late. */
export const TicketCard = memo(function TicketCard({ shown, limits, station, onMove }: TicketCardProps) {
  const t = useT();
  const headingId = useId();
  const { base, lines, state, notice } = shown;
  const look = useServerClock((now) =>
    cardLook(shown, elapsedMinutes(base.date.getTime(), now), limits.lateMinutes),
  );
  const { pulses } = cardState(lines, 0);
  return (
    <article
      className={classes.card}
      aria-labelledby={headingId}
      data-look={look}
      data-pulses={(pulses && state === "open") || undefined}
      data-new={(shown.isNew && state === "open") || undefined}
      data-state={state}
      data-ticket={base.id}
    >
      <TicketHead ticket={base} headingId={headingId} look={look} state={state} limits={limits} />
      {state === "open" && base.changes.length > 0 ? (
        <TicketChanges changes={base.changes} station={station} />
      ) : null}
      {base.round > 1 ? <p className={classes.added}>{t("kitchen.ticket.added")}</p> : null}
      <ul className={classes.lines}>
        {ticketRows(lines).map((row) => (
          <TicketLine
            key={row.key}
            row={row}
            onMove={state === "open" ? (to) => onMove(base.id, row.lineIds, to) : null}
          />
        ))}
      </ul>
      {notice === null ? null : (
        <p className={classes.notice} data-tone="red" role="alert">
          <IconAlertCircle size={20} aria-hidden="true" />
          {notice}
        </p>
      )}
      <TicketFoot shown={shown} station={station} onMove={onMove} />
    </article>
  );
});
