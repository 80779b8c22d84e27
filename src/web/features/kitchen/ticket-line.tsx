import {
  IconCheck,
  IconChecks,
  IconCloudUp,
  IconFlame,
  IconNote,
  IconPlayerPlayFilled,
  IconPlus,
} from "@tabler/icons-react";
import { unreachable } from "../../../domain/unreachable.ts";
import { useT } from "../../platform/use-t.ts";
import { nextStatus, type StationStatus } from "./pending-moves.ts";
import classes from "./ticket-line.module.css";
import { dishText } from "./ticket-place.ts";
import type { TicketRow } from "./ticket-rows.ts";

export interface TicketLineProps {
  row: TicketRow;
  /** Null on a ticket that is no longer open. */
  onMove: ((to: StationStatus) => void) | null;
}

/** One dish of a ticket: how many, what, how; and the one thing to do with it. */
export function TicketLine({ row, onMove }: TicketLineProps) {
  const t = useT();
  const { quantity, title, variant, addons, notes, status } = row;
  return (
    <li className={classes.line} data-status={status}>
      <span className={classes.quantity}>
        {quantity}
        <span className={classes.times} aria-hidden="true">
          ×
        </span>
      </span>
      <div className={classes.dish}>
        <p className={classes.title}>
          {title}
          {variant === null ? null : <span className={classes.variant}> {variant}</span>}
          {row.isRecalled ? (
            <strong className={classes.recalled}>{t("kitchen.ticket.recalled")}</strong>
          ) : null}
        </p>
        {addons.length === 0 ? null : (
          <p className={classes.extra}>
            <IconPlus size={16} stroke={2.5} aria-hidden="true" />
            {addons.join(", ")}
          </p>
        )}
        {notes === null ? null : (
          <p className={classes.notes}>
            <IconNote size={18} stroke={2} aria-hidden="true" />
            {notes}
          </p>
        )}
      </div>
      {row.isSending ? (
        <span className={classes.sending} role="img" aria-label={t("kitchen.line.sending")}>
          <IconCloudUp size={18} stroke={2} aria-hidden="true" />
        </span>
      ) : null}
      {/* As wide as either word in every state, so that no title wraps anew when its line moves on. */}
      <span
        className={classes.side}
        data-start={t("kitchen.line.start")}
        data-complete={t("kitchen.line.complete")}
      >
        <LineAction row={row} onMove={onMove} />
      </span>
    </li>
  );
}

function LineAction({ row, onMove }: TicketLineProps) {
  const t = useT();
  const { status, quantity } = row;
  const next = nextStatus(status);
  if (next === null || onMove === null) return <LineMark row={row} />;
  const dish = dishText(row.title, row.variant, t);
  const isStart = next === "preparing";
  const Icon = isStart ? IconPlayerPlayFilled : IconCheck;
  return (
    <button
      type="button"
      className={classes.act}
      data-to={next}
      data-board-action=""
      aria-label={t(isStart ? "kitchen.line.start_dish" : "kitchen.line.complete_dish", { quantity, dish })}
      onClick={() => onMove(next)}
    >
      <Icon className={classes.icon} size={18} stroke={2.5} aria-hidden="true" />
      <span className={classes.verb}>{t(isStart ? "kitchen.line.start" : "kitchen.line.complete")}</span>
    </button>
  );
}

/** State of a line that nothing is to be done with. */
function LineMark({ row: { status } }: { row: TicketRow }) {
  const t = useT();
  switch (status) {
    case "completed":
      return (
        <span className={classes.mark} role="img" aria-label={t("kitchen.line.completed")}>
          <IconCheck size={26} stroke={2.5} aria-hidden="true" />
        </span>
      );
    case "delivered":
      return (
        <span className={classes.mark} role="img" aria-label={t("kitchen.line.delivered")}>
          <IconChecks size={26} stroke={2.5} aria-hidden="true" />
        </span>
      );
    case "preparing":
      return (
        <span className={classes.mark} role="img" aria-label={t("kitchen.ticket.preparing")}>
          <IconFlame size={26} stroke={2} aria-hidden="true" />
        </span>
      );
    case "created":
    case "cancelled":
      return null;
    default:
      return unreachable(status);
  }
}
