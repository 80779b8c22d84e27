import { IconBell, IconBellRinging } from "@tabler/icons-react";
import classes from "./tray-button.module.css";
import { useTrayLook } from "./use-tray-look.ts";

/** The tray in the top bar: how many orders wait to be carried by this person; opens it. */
export function TrayButton({ onOpen }: { onOpen: () => void }) {
  const { label, badge, tone } = useTrayLook();
  const Icon = badge === null ? IconBell : IconBellRinging;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      data-tone={tone ?? undefined}
      onClick={onOpen}
    >
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      {badge === null ? null : (
        <span className={classes.count} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
