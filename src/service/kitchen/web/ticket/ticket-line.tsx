import {
  IconAlertTriangleFilled,
  IconArmchair,
  IconCheck,
  IconChecks,
  IconCloudUp,
  IconFlame,
  IconNote,
  IconPlayerPlayFilled,
  IconPlus,
  IconWheat,
} from "@tabler/icons-react";
import { createContext, useContext } from "react";
import { countedTexts } from "#platform/domain/text/counted-texts.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { formatCount, formatDetails, formatPlainNumber } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { MenuDish } from "#service/item-limits/web/public.ts";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { actsOnce } from "#ui/taps/guard-second-taps.ts";
import { nextStatus, type StationStatus } from "../moves/pending-moves.ts";
import classes from "./ticket-line.module.css";
import type { TicketRow } from "./ticket-rows.ts";
import { allergenText, dishText, isAllergyNote } from "./ticket-text.ts";

interface TicketLineProps {
  row: TicketRow;
  /** Null on a ticket that is not open. */
  onMove: ((to: StationStatus) => void) | null;
}

/** Shows one dish of a ticket with quantity, choices and notes, and the button that advances it. */
export function TicketLine({ row, onMove }: TicketLineProps) {
  const t = useT();
  return (
    <li className={classes.line} data-status={row.status} data-held={row.isHeld || undefined}>
      <LineDish row={row} />
      {row.isSending ? (
        <span className={classes.sending} role="img" aria-label={t("kitchen.line.sending")}>
          <IconCloudUp size={18} stroke={2} aria-hidden="true" />
        </span>
      ) : null}
      <span className={classes.side}>
        <LineAction row={row} onMove={onMove} />
      </span>
    </li>
  );
}

/** Shows the dish, for users who may mark it as sold out as a button that opens its dialog. */
function LineDish({ row }: { row: TicketRow }) {
  const t = useT();
  const open = useContext(DishMenuContext);
  if (open === null)
    return (
      <div className={classes.what}>
        <DishText row={row} />
      </div>
    );
  return (
    <button
      type="button"
      className={classes.what}
      aria-haspopup="dialog"
      onClick={() => open({ itemId: row.item_id, title: row.item_title })}
    >
      <DishText row={row} />
      <VisuallyHidden>{t("kitchen.line.more")}</VisuallyHidden>
    </button>
  );
}

function DishText({ row }: { row: TicketRow }) {
  const t = useT();
  const { quantity, item_title, variant_title, addons, seat, combo_title } = row;
  return (
    <>
      <span className={classes.quantity}>
        {formatCount(quantity)}
        <span className={classes.times} aria-hidden="true">
          ×
        </span>
      </span>
      <span className={classes.dish}>
        <span className={classes.title}>
          {item_title}
          {seat === null ? null : (
            <span className={classes.seat}>
              <IconArmchair size={16} stroke={2} aria-hidden="true" />
              <VisuallyHidden>{t("common.seat_of", { seat })}</VisuallyHidden>
              <span aria-hidden="true">{formatPlainNumber(seat)}</span>
            </span>
          )}
        </span>
        <span className={classes.choice}>
          {row.recalled ? <strong className={classes.recalled}>{t("kitchen.ticket.recalled")}</strong> : null}
          {variant_title === null ? null : <span>{variant_title}</span>}
          <Allergens row={row} />
        </span>
        {combo_title === null ? null : <span className={classes.combo}>{combo_title}</span>}
        {addons.length === 0 ? null : (
          <span className={classes.extra}>
            <IconPlus size={16} stroke={2.5} aria-hidden="true" />
            {formatDetails(countedTexts(addons, formatCount))}
          </span>
        )}
        <Notes notes={row.notes} />
      </span>
    </>
  );
}

/** Names the allergens that the menu declares of the dish. */
function Allergens({ row: { allergens } }: { row: TicketRow }) {
  const t = useT();
  if (allergens.length === 0) return null;
  return (
    <span className={classes.allergens}>
      <IconWheat size={16} stroke={2} aria-hidden="true" />
      <VisuallyHidden>{t("kitchen.line.contains")}</VisuallyHidden> {allergenText(allergens, t)}
    </span>
  );
}

/** Shows a note with a ground of its own, so that nobody overlooks it: one about an allergy in red. */
function Notes({ notes }: { notes: string | null }) {
  const t = useT();
  if (notes === null) return null;
  const isAllergy = isAllergyNote(notes);
  const Icon = isAllergy ? IconAlertTriangleFilled : IconNote;
  return (
    <span className={classes.notes} data-allergy={isAllergy || undefined}>
      <Icon size={18} stroke={2} aria-hidden="true" />
      <span>
        {/* A note about an allergy says the word itself. */}
        {isAllergy ? null : <strong className={classes.kind}>{t("kitchen.line.note")}</strong>} {notes}
      </span>
    </span>
  );
}

function LineAction({ row, onMove }: TicketLineProps) {
  const t = useT();
  const { status, quantity } = row;
  const next = nextStatus(status);
  if (next === null || onMove === null || row.isHeld) return <LineMark row={row} />;
  const dish = dishText(row.item_title, row.variant_title, t);
  const isStart = next === "preparing";
  const Icon = isStart ? IconPlayerPlayFilled : IconCheck;
  return (
    <button
      {...actsOnce}
      type="button"
      className={classes.act}
      data-to={next}
      data-board-action=""
      aria-label={t(isStart ? "kitchen.line.start_dish" : "kitchen.line.complete_dish", { quantity, dish })}
      onClick={() => onMove(next)}
    >
      <Icon size={20} stroke={2.5} aria-hidden="true" />
      <span className={classes.verb}>{t(isStart ? "kitchen.line.start" : "kitchen.line.complete")}</span>
    </button>
  );
}

/** Marks the status of a line without a button. */
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

/** Function that opens the dialog of a dish; null without the permission to mark it as sold out. */
export const DishMenuContext = createContext<((dish: MenuDish) => void) | null>(null);
