import { useSwitch } from "../../../platform/stored-switch.ts";
import { useT } from "../../../platform/use-t.ts";
import { useCart, usePos } from "../pos-context.ts";
import classes from "./current-seat.module.css";
import { SeatChoice } from "./seat-choice.tsx";
import { seatMode } from "./seat-mode.ts";

/** For whom dishes are added from now on, while a table orders by seat: in the cart, on a phone above the menu. */
export function CurrentSeat() {
  const { actions } = usePos();
  const t = useT();
  const isOn = useSwitch(seatMode);
  const seat = useCart((state) => state.cart.seat);
  const isDineIn = useCart((state) => state.cart.diningOption === "dinein");
  if (!isOn || !isDineIn) return null;
  return (
    <div className={classes.seats}>
      <SeatChoice label={t("pos.seat.current")} value={seat} onChange={actions.selectSeat} />
    </div>
  );
}
