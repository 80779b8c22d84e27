import { useEffect, useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

const isOn = () => document.fullscreenElement !== null;

export interface FullScreen {
  /** False where the browser has none (iPhone). */
  readonly isAvailable: boolean;
  readonly isOn: boolean;
  toggle(): void;
}

function toggle(): void {
  // A refusal (a frame without permission) leaves the screen as it is; the button says so by not changing.
  const done = isOn() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => {});
}

/**
 * The whole page in full screen, dialogs and toasts included; the frame hides its navigation meanwhile. Ends with the
 * screen that asked for it, so that nobody is left without a menu.
 */
export function useFullScreen(): FullScreen {
  const on = useSyncExternalStore(subscribe, isOn);
  useEffect(
    () => () => {
      if (isOn()) document.exitFullscreen().catch(() => {});
    },
    [],
  );
  return { isAvailable: document.fullscreenEnabled, isOn: on, toggle };
}
