import { useT } from "#platform/web/use-t.ts";
import { useCart, usePos } from "../pos-context.ts";
import classes from "./current-seat-choice.module.css";
import { SeatChoice } from "./seat-choice.tsx";

/** The seats of the table, and which of them dishes are added for. */
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
