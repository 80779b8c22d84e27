import { useMemo } from "react";
import { SEAT_MAX } from "../../../../domain/cart/cart.ts";
import { SegmentedFilter } from "../../../../ui/forms/segmented-filter.tsx";
import { useT } from "../../../platform/use-t.ts";
import { useCart, usePos } from "../pos-context.ts";

/** Seats offered where nobody knows how many chairs the table has. */
const USUAL_SEATS = 4;

export interface SeatChoiceProps {
  label: string;
  value: number | null;
  onChange: (seat: number | null) => void;
}

/** The seats of the table and one more than is used, each with its dishes; first what all share. */
export function SeatChoice({ label, value, onChange }: SeatChoiceProps) {
  const { menu } = usePos();
  const t = useT();
  const lines = useCart((state) => state.cart.lines);
  const tableId = useCart((state) => state.cart.tableId);
  const dishes = useMemo(() => {
    const counts = new Map<number, number>();
    for (const { seat, quantity } of lines)
      if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + quantity);
    return counts;
  }, [lines]);
  const chairs = menu.tables.find((table) => table.id === tableId)?.seats || USUAL_SEATS;
  const last = Math.min(
    Math.max(chairs, value ?? 0, ...[...dishes.keys()].map((seat) => seat + 1)),
    SEAT_MAX,
  );
  const seats = Array.from({ length: last }, (_, index) => index + 1);
  return (
    <SegmentedFilter
      label={label}
      value={String(value ?? 0)}
      onChange={(picked) => onChange(Number(picked) || null)}
      options={[
        { value: "0", label: t("pos.seat.shared") },
        ...seats.map((seat) => {
          const count = dishes.get(seat);
          const name = t("orders.seat", { seat });
          return {
            value: String(seat),
            label: String(seat),
            name,
            ...(count === undefined ? {} : { count }),
          };
        }),
      ]}
    />
  );
}
