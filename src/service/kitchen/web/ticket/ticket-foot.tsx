import { IconChecks, IconHandFinger, IconPlayerPlayFilled, IconPrinter } from "@tabler/icons-react";
import { useT } from "#platform/web/use-t.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import type { BoardTicket } from "../board/board-ticket.ts";
import type { MoveLines } from "../moves/use-moves.ts";
import { printTicketOf } from "../paper/print-ticket.ts";
import { stationTitle } from "../station-title.ts";
import type { ShownTicket } from "./shown-ticket.ts";
import { type TicketAction, ticketAction } from "./ticket-action.ts";
import classes from "./ticket-foot.module.css";
import { useConfirmTap } from "./use-confirm-tap.ts";

export interface TicketFootProps {
  shown: ShownTicket;
  station: string;
  onMove: MoveLines;
}

/** Order number, which prints the ticket, and the action for the whole ticket. */
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
        <span className={classes.orderWords}>{t("kitchen.ticket.order", { orderNo: base.order_no })}</span>
        <span className={classes.orderNo}>{base.order_no}</span>
      </button>
      <Elsewhere ticket={base} station={station} />
      {action === null ? null : <TicketActionButton shown={shown} action={action} onMove={onMove} />}
    </footer>
  );
}

/** What other stations make of the order, each named once: "Plancha: 3". */
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
