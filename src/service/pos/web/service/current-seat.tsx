import { type ComponentType, lazy, Suspense } from "react";
import { storedSwitch, useSwitch } from "#platform/web/stored-switch.ts";
import { useCart } from "../pos-context.ts";

/** Loaded only by tills that ask for seats; without a network they continue without asking. */
const CurrentSeatChoice = lazy<ComponentType>(() =>
  import("./seat-choice.tsx").then(
    ({ CurrentSeatChoice }) => ({ default: CurrentSeatChoice }),
    () => ({ default: () => null }),
  ),
);

/** Shows the seat for which dishes are added while a table orders by seat: in the cart, on a phone above the menu. */
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

/** Stores whether this till asks for the seat of a dish, for restaurants that split bills by person; off by default. */
export const seatMode = storedSwitch("pos-seats");
