import { IconMaximize, IconMinimize } from "@tabler/icons-react";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { useT } from "../use-t.ts";
import type { FullScreen } from "./use-full-screen.ts";

/** Fills the screen with the page, and leaves it again; not there where the browser cannot. */
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
