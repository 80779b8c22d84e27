import { IconChecks, IconHandFinger, IconPlayerPlayFilled } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import type { StationStatus } from "../moves/pending-moves.ts";
import type { MoveLines } from "../moves/use-moves.ts";
import type { ShownTicket } from "./shown-ticket.ts";
import classes from "./ticket-action-button.module.css";

interface TicketActionButtonProps {
  shown: ShownTicket;
  onMove: MoveLines;
}

/** Starts or completes a whole ticket of several lines with two taps; nothing where there is nothing to do. */
export function TicketActionButton({ shown, onMove }: TicketActionButtonProps) {
  const action = wholeTicketAction(shown);
  return action === null ? null : <ActionButton shown={shown} action={action} onMove={onMove} />;
}

function ActionButton({ shown, action, onMove }: TicketActionButtonProps & { action: TicketAction }) {
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
      <Icon size={20} stroke={2.25} aria-hidden="true" />
      <span className={classes.long} aria-live="polite">
        {t(armed.isArmed ? confirm : plain, { count })}
      </span>
      <span className={classes.short} aria-hidden="true">
        {t("kitchen.action.all")}
      </span>
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

/** Returns the action of a ticket with several lines; one line has a button of its own. */
export function wholeTicketAction({ lines, state }: ShownTicket): TicketAction | null {
  return state === "open" && lines.length > 1 ? ticketAction(lines) : null;
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
