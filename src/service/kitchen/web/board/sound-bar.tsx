import { IconVolumeOff } from "@tabler/icons-react";
import { playNewOrder, setSoundMuted, unlockSound, useSound } from "#platform/web/sound.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import classes from "./sound-bar.module.css";

const hear = () => void unlockSound().then(() => playNewOrder(0));

/** Says calmly that new orders are not heard until somebody touches the screen. */
export function SoundBar() {
  const t = useT();
  if (useSound() !== "blocked") return null;
  return (
    <div className={classes.bar}>
      <IconVolumeOff size={20} aria-hidden="true" />
      <p className={classes.words}>{t("kitchen.tool.silent")}</p>
      <Button variant="default" onClick={hear}>
        {t("kitchen.tool.unlock")}
      </Button>
    </div>
  );
}

/** Shows that new orders are silenced on this device, and lets them be heard again. */
export function UnmuteButton() {
  const t = useT();
  if (useSound() !== "muted") return null;
  const unmute = () => {
    setSoundMuted(false);
    hear();
  };
  return <IconButton label={t("kitchen.tool.unmute")} icon={<IconVolumeOff size={22} />} onClick={unmute} />;
}

/** Returns the entry of a menu that silences new orders on this device; null unless they are heard. */
export function useMuteAction(): MenuAction | null {
  const t = useT();
  if (useSound() !== "on") return null;
  return {
    key: "mute",
    label: t("kitchen.tool.mute"),
    icon: <IconVolumeOff size={20} />,
    onSelect: () => setSoundMuted(true),
  };
}
