import { useHotkeys } from "@mantine/hooks";
import type { RefObject } from "react";

/** F10 charges, as it leads from the till to charging. While something is missing or on its way it does nothing. */
export function useChargeKey(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  const charge = (event: KeyboardEvent) => {
    // Held down it would charge the next part, too.
    if (isReady && !event.repeat) form.current?.requestSubmit();
  };
  // Fields do not keep the key for themselves.
  useHotkeys([["F10", charge]], []);
}
