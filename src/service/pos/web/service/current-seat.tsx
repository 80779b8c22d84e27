import { type ComponentType, lazy, Suspense } from "react";
import { useSwitch } from "#platform/web/stored-switch.ts";
import { useCart } from "../pos-context.ts";
import { seatMode } from "./seat-mode.ts";

/** Only tills that ask for seats load it; without a network they go on without asking. */
const CurrentSeatChoice = lazy<ComponentType>(() =>
  import("./current-seat-choice.tsx").then(
    ({ CurrentSeatChoice }) => ({ default: CurrentSeatChoice }),
    () => ({ default: () => null }),
  ),
);

/** For whom dishes are added from now on, while a table orders by seat: in the cart, on a phone above the menu. */
export function CurrentSeat() {
  const isOn = useSwitch(seatMode);
  const isDineIn = useCart((state) => state.cart.diningOption === "dinein");
  if (!isOn || !isDineIn) return null;
  return (
    <Suspense>
      <CurrentSeatChoice />
    </Suspense>
  );
}
