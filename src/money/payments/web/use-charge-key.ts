import { useHotkeys } from "@mantine/hooks";
import type { RefObject } from "react";
import { openDialogs } from "#ui/overlay/open-dialogs.ts";

/** F10 charges, as it leads from the till to charging. While something is missing or on its way it does nothing. */
export function useChargeKey(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  const charge = (event: KeyboardEvent) => {
    // Held down it would charge the next part, too.
    if (isReady && !event.repeat && isOnTop(form.current)) submitButtonOf(form.current)?.click();
  };
  // Fields do not keep the key for themselves.
  useHotkeys([["F10", charge]], []);
}

/** As a tap on it: what guards the button against a second tap guards the key, too. */
function submitButtonOf(form: HTMLFormElement | null): HTMLButtonElement | undefined {
  return [...(form?.elements ?? [])].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === "submit",
  );
}

/** Not while another dialog lies over it, as the one that opens a drawer. */
function isOnTop(form: HTMLFormElement | null): boolean {
  return openDialogs.top()?.contains(form) === true;
}
