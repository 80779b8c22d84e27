import { IconMaximize, IconMinimize } from "@tabler/icons-react";
import { useEffect, useSyncExternalStore } from "react";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { useT } from "../use-t.ts";

/** Button for full screen, and for leaving it; hidden where the browser has none. */
export function FullScreenButton({ screen: { isAvailable, isOn, toggle } }: { screen: FullScreen }) {
  const t = useT();
  if (!isAvailable) return null;
  return (
    <IconButton
      label={t(isOn ? "platform.full_screen.leave" : "platform.full_screen.fill")}
      icon={isOn ? <IconMinimize size={22} /> : <IconMaximize size={22} />}
      onClick={toggle}
    />
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

const isOn = () => document.fullscreenElement !== null;

interface FullScreen {
  /** False where the browser has none (iPhone). */
  readonly isAvailable: boolean;
  readonly isOn: boolean;
  toggle(): void;
}

function toggle(): void {
  // A refusal (a frame without permission) leaves the screen and the button as they are.
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
