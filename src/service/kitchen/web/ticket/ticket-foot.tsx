import { IconChecks, IconHandFinger, IconPlayerPlayFilled, IconPrinter } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import type { BoardTicket } from "../board/board-ticket.ts";
import type { StationStatus } from "../moves/pending-moves.ts";
import type { MoveLines } from "../moves/use-moves.ts";
import { printTicketOf } from "../paper/print-ticket.ts";
import { stationTitle } from "../station-title.ts";
import type { ShownTicket } from "./shown-ticket.ts";
import classes from "./ticket-foot.module.css";

interface TicketFootProps {
  shown: ShownTicket;
  station: string;
  onMove: MoveLines;
}

/** Shows the order number, which prints the ticket, and the action for the whole ticket. */
export function TicketFoot({ shown, station, onMove }: TicketFootProps) {
  const t = useT();
  const { base, lines, state } = shown;
  const action = state === "open" && lines.length > 1 ? ticketAction(lines) : null;
  return (
    <footer className={classes.foot}>
      <button
        type="button"
        className={classes.order}
        aria-label={t("kitchen.paper.print", { orderNo: base.order_no, tokenNo: base.token_no })}
        onClick={() => void printTicketOf(station, base.id)}
      >
        <IconPrinter size={18} stroke={1.75} aria-hidden="true" />
        <span className={classes.orderWords}>{t("common.order_of", { orderNo: base.order_no })}</span>
        <span className={classes.orderNo}>{base.order_no}</span>
      </button>
      <Elsewhere ticket={base} station={station} />
      {action === null ? null : <TicketActionButton shown={shown} action={action} onMove={onMove} />}
    </footer>
  );
}

/** Names each other station once with its dishes of the order: "Plancha: 3". */
function Elsewhere({ ticket, station }: { ticket: BoardTicket; station: string }) {
  const t = useT();
  const others = ticket.stations.filter(({ slug }) => slug !== station);
  if (others.length === 0) return null;
  const text = others
    .map(({ slug, title, dishes }) =>
      t("kitchen.ticket.elsewhere", { station: stationTitle(slug, title, t), dishes }),
    )
    .join(" · ");
  return (
    <span className={classes.elsewhere} title={text}>
      {text}
    </span>
  );
}

function TicketActionButton({
  shown,
  action,
  onMove,
}: Omit<TicketFootProps, "station"> & { action: TicketAction }) {
  const t = useT();
  const announce = useAnnounce();
  const { id, token_no: tokenNo } = shown.base;
  const { to, lineIds, dishes: count } = action;
  const isStart = to === "preparing";
  const armed = useConfirmTap(`${to} ${lineIds.join()}`, () => {
    onMove(id, lineIds, to);
    announce(t(isStart ? "kitchen.action.started" : "kitchen.action.completed", { tokenNo }));
  });
  const plain = isStart ? "kitchen.action.start" : "kitchen.action.complete";
  const confirm = isStart ? "kitchen.action.confirm_start" : "kitchen.action.confirm_complete";
  const Icon = armed.isArmed ? IconHandFinger : isStart ? IconPlayerPlayFilled : IconChecks;
  return (
    <button
      type="button"
      className={classes.all}
      data-armed={armed.isArmed || undefined}
      data-board-action=""
      onClick={armed.tap}
      onBlur={armed.disarm}
    >
      <Icon size={18} stroke={2.25} aria-hidden="true" />
      <span aria-live="polite">{t(armed.isArmed ? confirm : plain, { count })}</span>
    </button>
  );
}

interface TicketAction {
  readonly to: StationStatus;
  readonly lineIds: readonly OrderLineId[];
  /** Sum of the lines' quantities. */
  readonly dishes: number;
}

interface ActionLine {
  readonly id: OrderLineId;
  readonly status: LineStatus;
  readonly quantity: number;
  readonly isHeld: boolean;
}

/**
 * Returns the action for a whole ticket: start what waits, except for held dishes; if nothing waits, complete what is being
 * made.
 */
export function ticketAction(lines: readonly ActionLine[]): TicketAction | null {
  const waiting = lines.filter((line) => line.status === "created" && !line.isHeld);
  const affected = waiting.length > 0 ? waiting : lines.filter((line) => line.status === "preparing");
  if (affected.length === 0) return null;
  return {
    to: waiting.length > 0 ? "preparing" : "completed",
    lineIds: affected.map((line) => line.id),
    dishes: affected.reduce((sum, line) => sum + line.quantity, 0),
  };
}

/** Time for which a first tap waits for the second (ms). */
const ARMED_MS = 4_000;
/** A second tap within this time counts as a bounce of the finger (ms). */
const BOUNCE_MS = 300;

interface ConfirmTap {
  readonly isArmed: boolean;
  /** Handles each tap: the first arms, the second acts. */
  tap(): void;
  disarm(): void;
}

/** Requires two taps for an action. `subject` identifies the action; when it changes, the first tap is void. */
function useConfirmTap(subject: string, act: () => void): ConfirmTap {
  const [armed, setArmed] = useState<string | null>(null);
  const armedAt = useRef(0);
  const isArmed = armed === subject;
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setArmed(null), ARMED_MS);
    return () => clearTimeout(timer);
  }, [isArmed]);
  const tap = () => {
    if (!isArmed) {
      armedAt.current = performance.now();
      setArmed(subject);
    } else if (performance.now() - armedAt.current >= BOUNCE_MS) {
      setArmed(null);
      act();
    }
  };
  return { isArmed, tap, disarm: () => setArmed(null) };
}
