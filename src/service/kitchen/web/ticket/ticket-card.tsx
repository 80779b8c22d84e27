import { IconAlertCircle, IconPlayerPauseFilled } from "@tabler/icons-react";
import { memo, useId } from "react";
import { formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes } from "#ui/data/format-elapsed.ts";
import { cardState } from "../../domain/card-state.ts";
import { useServerClock } from "../board/board-clock.ts";
import type { MoveLines } from "../moves/use-moves.ts";
import type { ShownTicket } from "./shown-ticket.ts";
import { type AgeLimits, cardLook } from "./ticket-age.ts";
import classes from "./ticket-card.module.css";
import { TicketChanges } from "./ticket-changes.tsx";
import { TicketFoot } from "./ticket-foot.tsx";
import { TicketHead } from "./ticket-head.tsx";
import { TicketLine } from "./ticket-line.tsx";
import { type CourseRows, courseRows } from "./ticket-rows.ts";

interface TicketCardProps {
  shown: ShownTicket;
  limits: AgeLimits;
  /** Slug of the station for which changes are acknowledged and tickets printed. */
  station: string;
  onMove: MoveLines;
}

/** Card of one order at this station. It renders only when it changes or becomes late. */
export const TicketCard = memo(function TicketCard({ shown, limits, station, onMove }: TicketCardProps) {
  const t = useT();
  const headingId = useId();
  const { base, lines, state, since, notice } = shown;
  const look = useServerClock((now) =>
    cardLook(shown, since === null ? 0 : elapsedMinutes(since, now), limits.lateMinutes),
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
      <TicketHead
        ticket={base}
        since={since}
        headingId={headingId}
        look={look}
        state={state}
        limits={limits}
      />
      {state === "open" && base.changes.length > 0 ? (
        <TicketChanges changes={base.changes} station={station} />
      ) : null}
      {base.stations.some(({ slug, is_added }) => slug === station && is_added) ? (
        <p className={classes.added}>{t("kitchen.ticket.added")}</p>
      ) : null}
      {courseRows(lines).map((group) => (
        <div key={`${group.course} ${group.isHeld}`}>
          <CourseHead group={group} />
          <ul className={classes.lines}>
            {group.rows.map((row) => (
              <TicketLine
                key={row.key}
                row={row}
                onMove={state === "open" ? (to) => onMove(base.id, row.lineIds, to) : null}
              />
            ))}
          </ul>
        </div>
      ))}
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

/** Names the course of the dishes below and whether they wait for it. Dishes without a course get no heading. */
function CourseHead({ group: { course, isHeld, fireAt } }: { group: CourseRows }) {
  const t = useT();
  if (course === null) return null;
  return (
    <h3 className={classes.course} data-held={isHeld || undefined}>
      <span>{t("common.course_of", { course })}</span>
      {isHeld ? (
        <span className={classes.held}>
          <IconPlayerPauseFilled size={16} aria-hidden="true" />
          {fireAt === null
            ? t("kitchen.course.held")
            : t("kitchen.course.held_until", { time: formatTime(fireAt) })}
        </span>
      ) : null}
    </h3>
  );
}
