import { IconAlertCircle, IconCircleCheck, IconPlayerPauseFilled } from "@tabler/icons-react";
import { memo, useId } from "react";
import { sourceMark } from "#core/settings/web/public.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes } from "#ui/data/elapsed-minutes.ts";
import { cardState } from "../../domain/card-state.ts";
import { useServerClock } from "../board/board-clock.ts";
import type { MoveLines } from "../moves/use-moves.ts";
import type { ShownTicket } from "./shown-ticket.ts";
import { TicketActionButton, wholeTicketAction } from "./ticket-action-button.tsx";
import { type AgeLimits, ageStage, cardLook } from "./ticket-age.ts";
import classes from "./ticket-card.module.css";
import { TicketChanges } from "./ticket-changes.tsx";
import { TicketHead } from "./ticket-head.tsx";
import { TicketLine } from "./ticket-line.tsx";
import { type CourseRows, courseRows } from "./ticket-rows.ts";
import { elsewhereTexts } from "./ticket-text.ts";

interface TicketCardProps {
  shown: ShownTicket;
  limits: AgeLimits;
  /** Slug of the station for which changes are acknowledged and tickets printed. */
  station: string;
  onMove: MoveLines;
  /** Opens the details of an order. */
  onOpen: (orderId: OrderId) => void;
}

/** Card of one order at this station. It renders only when it changes or becomes late. */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { shown, limits, station, onMove, onOpen } = props;
  const t = useT();
  const headingId = useId();
  const { base, lines, state, since, notice } = shown;
  const look = useServerClock((now) =>
    cardLook(shown, since === null ? 0 : elapsedMinutes(since, now), limits.lateMinutes),
  );
  const stage = useServerClock((now) => ageStage(since === null ? 0 : elapsedMinutes(since, now), limits));
  const elsewhere = elsewhereTexts(base, station, t);
  const { pulses } = cardState(lines, 0);
  return (
    <article
      className={classes.card}
      aria-labelledby={headingId}
      data-look={look}
      data-stage={stage}
      data-action={wholeTicketAction(shown) === null ? undefined : ""}
      data-pulses={(pulses && state === "open") || undefined}
      data-new={(shown.isNew && state === "open") || undefined}
      data-state={state}
      data-ticket={base.id}
    >
      <TicketHead shown={shown} headingId={headingId} limits={limits} onOpen={() => onOpen(base.id)} />
      <TicketMarks shown={shown} />
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
      {elsewhere.length === 0 ? null : <p className={classes.elsewhere}>{factsText(elsewhere)}</p>}
      <TicketActionButton shown={shown} onMove={onMove} />
    </article>
  );
});

/** Says where an order that is no usual one comes from, and whether it is paid. */
function TicketMarks({ shown: { base } }: { shown: ShownTicket }) {
  const t = useT();
  const source = sourceMark(base, t);
  if (source === null && !base.is_paid) return null;
  return (
    <p className={classes.marks}>
      {source === null ? null : <span>{source}</span>}
      {base.is_paid ? (
        <span className={classes.paid}>
          <IconCircleCheck size={18} stroke={2.25} aria-hidden="true" /> {t("payments.paid")}
        </span>
      ) : null}
    </p>
  );
}

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
