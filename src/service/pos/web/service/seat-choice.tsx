import { useMemo } from "react";
import { formatPlainNumber } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { SEAT_MAX } from "#service/cart/domain/cart.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { useCart, usePos } from "../pos-context.ts";
import classes from "./seat-choice.module.css";

/** Seats offered without a table or for a table without a seating capacity. */
const USUAL_SEATS = 4;

export interface SeatChoiceProps {
  label: string;
  value: number | null;
  onChange: (seat: number | null) => void;
}

/** Offers "shared" and the seats of the table, each with its number of dishes, at least one seat more than is used. */
export function SeatChoice({ label, value, onChange }: SeatChoiceProps) {
  const { menu } = usePos();
  const t = useT();
  const lines = useCart((state) => state.cart.lines);
  const tableId = useCart((state) => state.cart.tableId);
  const dishesBySeat = useMemo(() => {
    const counts = new Map<number, number>();
    for (const { seat, quantity } of lines)
      if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + quantity);
    return counts;
  }, [lines]);
  const seatCount = menu.tables.find((table) => table.id === tableId)?.seats || USUAL_SEATS;
  const lastSeat = Math.min(
    Math.max(seatCount, value ?? 0, ...[...dishesBySeat.keys()].map((seat) => seat + 1)),
    SEAT_MAX,
  );
  const seats = Array.from({ length: lastSeat }, (_, index) => index + 1);
  return (
    <SegmentedFilter
      label={label}
      value={String(value ?? 0)}
      onChange={(picked) => onChange(Number(picked) || null)}
      options={[
        { value: "0", label: t("pos.seat.shared") },
        ...seats.map((seat) => {
          const count = dishesBySeat.get(seat);
          const name = t("common.seat_of", { seat });
          return {
            value: String(seat),
            label: formatPlainNumber(seat),
            name,
            ...(count === undefined ? {} : { count }),
          };
        }),
      ]}
    />
  );
}

/** Chooses the seat for which dishes are added. */
export function CurrentSeatChoice() {
  const { actions } = usePos();
  const t = useT();
  const seat = useCart((state) => state.cart.seat);
  return (
    <div className={classes.seats}>
      <SeatChoice label={t("pos.seat.current")} value={seat} onChange={actions.selectSeat} />
    </div>
  );
}
