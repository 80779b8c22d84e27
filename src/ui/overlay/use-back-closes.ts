import { useEffectEvent, useLayoutEffect } from "react";
import { openDialogs } from "./open-dialogs.ts";

/** Makes the browser's Back close a menu or list that is open, before it leaves the screen. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeByBack = useEffectEvent(close);
  useLayoutEffect(() => (isOpen ? openDialogs.pushBeside(() => closeByBack()) : undefined), [isOpen]);
}
