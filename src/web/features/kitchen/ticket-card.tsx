import { IconAlertCircle } from "@tabler/icons-react";
import { memo, useId } from "react";
import { cardState } from "../../../domain/kitchen/card-state.ts";
import { elapsedMinutes } from "../../../domain/kitchen/elapsed-time.ts";
import { useServerClock } from "./board-clock.ts";
import type { ShownTicket } from "./shown-ticket.ts";
import classes from "./ticket-card.module.css";
import { TicketFoot } from "./ticket-foot.tsx";
import { TicketHead } from "./ticket-head.tsx";
import { TicketLine } from "./ticket-line.tsx";
import { ticketRows } from "./ticket-rows.ts";
import type { MoveLines } from "./use-moves.ts";

export interface TicketCardProps {
  shown: ShownTicket;
  lateMinutes: number;
  onMove: MoveLines;
}

/** One order at this station. Drawn anew only when something about it changes, or when it becomes late. */
export const TicketCard = memo(function TicketCard({ shown, lateMinutes, onMove }: TicketCardProps) {
  const headingId = useId();
  const { base, lines, standing, notice } = shown;
  const tone = useServerClock((now) => toneOf(shown, elapsedMinutes(base.sentAt, now), lateMinutes));
  const { pulses } = cardState(lines, 0, lateMinutes);
  return (
    <article
      className={classes.card}
      aria-labelledby={headingId}
      data-look={tone}
      data-pulses={(pulses && standing === "open") || undefined}
      data-new={(shown.isNew && standing === "open") || undefined}
      data-standing={standing}
      data-ticket={base.id}
    >
      <TicketHead
        ticket={base}
        headingId={headingId}
        tone={tone}
        standing={standing}
        lateMinutes={lateMinutes}
      />
      <ul className={classes.lines}>
        {ticketRows(lines).map((row) => (
          <TicketLine
            key={row.key}
            row={row}
            onMove={standing === "open" ? (to) => onMove(base.id, row.lineIds, to) : null}
          />
        ))}
      </ul>
      {notice === null ? null : (
        <p className={classes.notice} data-tone="red">
          <IconAlertCircle size={20} aria-hidden="true" />
          {notice}
        </p>
      )}
      <TicketFoot shown={shown} onMove={onMove} />
    </article>
  );
});

/** The colour of a card; one that only keeps its place has none. */
function toneOf({ lines, standing }: ShownTicket, minutes: number, lateMinutes: number) {
  return standing === "open" ? cardState(lines, minutes, lateMinutes).tone : "idle";
}
