import { useHotkeys } from "@mantine/hooks";
import type { RefObject } from "react";
import { openDialogs } from "#ui/overlay/open-dialogs.ts";

/** F10 charges, just as it leads from the till to charging. It does nothing while something is missing or loading. */
export function useChargeKey(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  const charge = (event: KeyboardEvent) => {
    // A key held down would charge the next part, too.
    if (isReady && !event.repeat && isOnTop(form.current)) submitButtonOf(form.current)?.click();
  };
  // Fields do not keep the key for themselves.
  useHotkeys([["F10", charge]], []);
}

/** The key clicks the button, so the guard against a second tap guards the key, too. */
function submitButtonOf(form: HTMLFormElement | null): HTMLButtonElement | undefined {
  return [...(form?.elements ?? [])].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === "submit",
  );
}

/** Not while another dialog lies over it, such as the one that opens a drawer. */
function isOnTop(form: HTMLFormElement | null): boolean {
  return openDialogs.top()?.contains(form) === true;
}
