import {
  IconAlertTriangleFilled,
  IconArmchair,
  IconCheck,
  IconChevronDown,
  IconFlame,
  IconHourglassHigh,
  IconMoped,
  IconPaperBag,
  IconPencilExclamation,
  IconPlayerPauseFilled,
} from "@tabler/icons-react";
import { formatElapsed, formatPlainNumber } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes } from "#ui/data/elapsed-minutes.ts";
import { Span, VisuallyHidden } from "#ui/layout/layout.tsx";
import { useServerClock } from "../board/board-clock.ts";
import type { ShownTicket, TicketState } from "./shown-ticket.ts";
import { type AgeLimits, agePercent, ageStage, type TicketWork, ticketWork } from "./ticket-age.ts";
import classes from "./ticket-head.module.css";
import { placeText } from "./ticket-text.ts";

const optionIcons = { dinein: IconArmchair, delivery: IconMoped, takeaway: IconPaperBag } as const;

const workIcons = {
  preparing: IconFlame,
  waiting: IconHourglassHigh,
  held: IconPlayerPauseFilled,
  idle: IconCheck,
  changed: IconPencilExclamation,
} as const satisfies Record<TicketWork, unknown>;

interface TicketHeadProps {
  shown: ShownTicket;
  headingId: string;
  limits: AgeLimits;
  /** Opens what else is known of the order. */
  onOpen: () => void;
}

/** Shows token, place, age and state of a ticket. The age has colour, figure and bar; the state has a word. */
export function TicketHead({ shown, headingId, limits, onOpen }: TicketHeadProps) {
  const t = useT();
  const { base: ticket, since, state } = shown;
  const OptionIcon = optionIcons[ticket.delivery_type];
  const place = placeText(ticket, t);
  return (
    <header className={classes.head}>
      <h2 id={headingId} className={classes.token} data-long={ticket.token_no > 99 || undefined}>
        <VisuallyHidden>{t("common.token_of", { tokenNo: ticket.token_no })}</VisuallyHidden>
        <span aria-hidden="true">{formatPlainNumber(ticket.token_no)}</span>
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
            {ticket.table_title ?? place}
          </span>
          {ticket.table_title === null || ticket.floor === null ? null : (
            <>
              <span aria-hidden="true">·</span>
              <span className={classes.floor}>{ticket.floor}</span>
            </>
          )}
          <IconChevronDown className={classes.more} size={16} stroke={2.25} aria-hidden="true" />
        </p>
        <p className={classes.state}>
          {state === "open" && since !== null ? <TicketAge since={since} limits={limits} /> : null}
          <WorkMark work={ticketWork(shown)} state={state} />
        </p>
      </div>
      <button
        type="button"
        className={classes.open}
        aria-label={t("kitchen.details.open", { orderNo: ticket.order_no })}
        aria-haspopup="dialog"
        onClick={onOpen}
      />
      {since === null ? null : <AgeBar since={since} limits={limits} isStopped={state !== "open"} />}
    </header>
  );
}

/** Says in a word what is being done about the ticket. */
function WorkMark({ work, state }: { work: TicketWork; state: TicketState }) {
  const t = useT();
  const Icon = workIcons[work];
  return (
    <span className={classes.work} data-work={work}>
      <Icon size={18} stroke={2.25} aria-hidden="true" />
      <Span lines="cut">{workText(work, state, t)}</Span>
    </span>
  );
}

function workText(work: TicketWork, state: TicketState, t: Translate): string {
  if (work === "changed") return t("kitchen.change.word");
  return t(`kitchen.ticket.${work === "idle" ? (state === "gone" ? "gone" : "ready") : work}`);
}

/** Shows the minutes since it was sent or fired; from the warning on with a word for screen readers. */
function TicketAge({ since, limits }: { since: number; limits: AgeLimits }) {
  const t = useT();
  const minutes = useServerClock((now) => elapsedMinutes(since, now));
  const stage = ageStage(minutes, limits);
  return (
    <time className={classes.age} dateTime={new Date(since).toISOString()}>
      {stage === "late" ? <IconAlertTriangleFilled size={18} aria-hidden="true" /> : null}
      {stage === "fresh" ? null : <VisuallyHidden>{t(`kitchen.ticket.${stage}`)}</VisuallyHidden>}
      <span>{formatElapsed(minutes)}</span>
    </time>
  );
}

/** Shows how much of the time until late is used up; the age beside it says the same in figures. */
function AgeBar(props: { since: number; limits: AgeLimits; isStopped: boolean }) {
  const { since, limits, isStopped } = props;
  const percent = useServerClock((now) => agePercent(elapsedMinutes(since, now), limits.lateMinutes));
  return (
    <div className={classes.bar} aria-hidden="true">
      <div className={classes.used} style={{ width: isStopped ? "100%" : `${percent}%` }} />
    </div>
  );
}
