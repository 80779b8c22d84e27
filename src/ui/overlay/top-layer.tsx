import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { openDialogs } from "./open-dialogs.ts";

/** Renders into the topmost open dialog, else into the body: only there can it be seen, touched and heard. */
export function TopLayer({ children }: { children: ReactNode }) {
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top);
  return createPortal(children, dialog ?? document.body);
}
