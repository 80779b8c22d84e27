import {
  IconAlertTriangle,
  IconArmchair,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconClockExclamation,
  IconFlame,
  IconHourglassHigh,
  IconMoped,
  IconPaperBag,
  IconPencilExclamation,
  IconPlayerPauseFilled,
} from "@tabler/icons-react";
import { sourceMark } from "#core/settings/web/public.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes, formatElapsed } from "#ui/data/format-elapsed.ts";
import { Span, VisuallyHidden } from "#ui/layout/layout.tsx";
import { useServerClock } from "../board/board-clock.ts";
import type { BoardTicket } from "../board/board-ticket.ts";
import type { TicketState } from "./shown-ticket.ts";
import { type AgeLimits, agePercent, ageStage, type CardLook } from "./ticket-age.ts";
import classes from "./ticket-head.module.css";
import { placeText } from "./ticket-text.ts";

const optionIcons = { dinein: IconArmchair, delivery: IconMoped, takeaway: IconPaperBag } as const;

const lookIcons = {
  late: IconAlertTriangle,
  preparing: IconFlame,
  waiting: IconHourglassHigh,
  held: IconPlayerPauseFilled,
  idle: IconCheck,
  changed: IconPencilExclamation,
} as const satisfies Record<CardLook, unknown>;

interface TicketHeadProps {
  ticket: BoardTicket;
  /** Time since which it waits (ms); null while it is held. */
  since: number | null;
  headingId: string;
  look: CardLook;
  state: TicketState;
  limits: AgeLimits;
}

/** Shows token, place, age and state of a ticket, each with a word or shape besides the colour. */
export function TicketHead({ ticket, since, headingId, look, state, limits }: TicketHeadProps) {
  const t = useT();
  const OptionIcon = optionIcons[ticket.delivery_type];
  const LookIcon = lookIcons[look];
  const place = placeText(ticket, t);
  const source = sourceMark(ticket, t);
  return (
    <>
      <header className={classes.head}>
        <h2 id={headingId} className={classes.token} data-long={ticket.token_no > 999 || undefined}>
          <VisuallyHidden>{t("common.token_of", { tokenNo: ticket.token_no })}</VisuallyHidden>
          <span aria-hidden="true">{ticket.token_no}</span>
        </h2>
        <div className={classes.facts}>
          <p className={classes.place} data-option={ticket.delivery_type}>
            <OptionIcon size={20} stroke={2} aria-hidden="true" />
            {ticket.table_title === null ? null : (
              <VisuallyHidden>{t(`common.dining.${ticket.delivery_type}`)}</VisuallyHidden>
            )}
            <span
              className={classes.where}
              title={place}
              data-capitals={ticket.table_title === null || undefined}
            >
              {place}
            </span>
          </p>
          {source === null ? null : <p className={classes.source}>{source}</p>}
          {ticket.is_paid ? (
            <p className={classes.source}>
              <IconCircleCheck size={18} stroke={2.25} aria-hidden="true" /> {t("payments.paid")}
            </p>
          ) : null}
          <p className={classes.state}>
            {state === "open" && since !== null ? <TicketAge since={since} limits={limits} /> : null}
            <span className={classes.word}>
              <LookIcon size={18} stroke={2.25} aria-hidden="true" />
              <Span lines="cut">{stateText(look, state, t)}</Span>
            </span>
          </p>
        </div>
      </header>
      {since === null ? null : <AgeBar since={since} limits={limits} isStopped={state !== "open"} />}
    </>
  );
}

function stateText(look: CardLook, state: TicketState, t: Translate): string {
  if (look === "changed") return t("kitchen.change.word");
  return t(`kitchen.ticket.${look === "idle" ? (state === "gone" ? "gone" : "ready") : look}`);
}

/** Shows the minutes since it was sent or fired. A warned ticket has another clock icon and a word for screen readers. */
function TicketAge({ since, limits }: { since: number; limits: AgeLimits }) {
  const t = useT();
  const minutes = useServerClock((now) => elapsedMinutes(since, now));
  const isWarned = ageStage(minutes, limits) === "warned";
  const Icon = isWarned ? IconClockExclamation : IconClock;
  return (
    <time className={classes.age} dateTime={new Date(since).toISOString()}>
      <Icon size={22} stroke={2} aria-hidden="true" />
      {isWarned ? <VisuallyHidden>{t("kitchen.ticket.warned")}</VisuallyHidden> : null}
      {formatElapsed(minutes)}
    </time>
  );
}

/** Shows how much of the time until late is used up; the age beside it says the same in figures. */
function AgeBar(props: { since: number; limits: AgeLimits; isStopped: boolean }) {
  const { since, limits, isStopped } = props;
  const percent = useServerClock((now) => agePercent(elapsedMinutes(since, now), limits.lateMinutes));
  const stage = useServerClock((now) => ageStage(elapsedMinutes(since, now), limits));
  return (
    <div className={classes.bar} data-stage={isStopped ? "done" : stage} aria-hidden="true">
      <div className={classes.used} style={{ width: isStopped ? "100%" : `${percent}%` }} />
    </div>
  );
}
