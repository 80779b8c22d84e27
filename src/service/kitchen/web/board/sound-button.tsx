import { IconVolume, IconVolumeOff } from "@tabler/icons-react";
import { playNewOrder, setSoundMuted, unlockSound, useSound } from "#platform/web/sound.ts";
import { useT } from "#platform/web/use-t.ts";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import classes from "./sound-button.module.css";

interface SoundButtonProps {
  /** Shows the button only while the browser blocks the sound. */
  isQuiet?: boolean;
}

/** Turns the sound of new orders on and off; a large button while the browser still blocks it. */
export function SoundButton({ isQuiet = false }: SoundButtonProps) {
  const t = useT();
  const state = useSound();
  const unlock = () => void unlockSound().then(() => playNewOrder(0));
  const unmute = () => {
    setSoundMuted(false);
    unlock();
  };
  if (state === "unsupported") return null;
  if (state === "blocked")
    return (
      <button type="button" className={classes.unlock} data-tone="amber" onClick={unlock}>
        <IconVolumeOff size={20} aria-hidden="true" />
        {t("kitchen.tool.touch_to_unlock")}
      </button>
    );
  if (isQuiet) return null;
  const isMuted = state === "muted";
  return (
    <IconButton
      label={t(isMuted ? "kitchen.tool.unmute" : "kitchen.tool.mute")}
      icon={isMuted ? <IconVolumeOff size={22} /> : <IconVolume size={22} />}
      onClick={isMuted ? unmute : () => setSoundMuted(true)}
    />
  );
}
