import { IconBell, IconBellRinging } from "@tabler/icons-react";
import { useT } from "../../platform/use-t.ts";
import classes from "./tray-button.module.css";
import { trayCount } from "./tray-state.ts";
import { useTray } from "./use-tray.ts";

/** "Listo" in the top bar: how many orders wait to be carried by this person; opens the tray. */
export function TrayButton({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  const { orders, isFailing } = useTray();
  const count = trayCount(orders);
  const noneLabel = t(isFailing ? "tray.load_failed" : "tray.nothing_ready");
  const label = count.orders === 0 ? noneLabel : t("tray.open", { count: count.orders });
  // A bell without a number means that nothing is ready; while the tray fails to load, that is unknown.
  const shown = count.orders > 0 ? count.orders : isFailing ? "!" : null;
  const Icon = count.orders === 0 ? IconBell : IconBellRinging;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      data-tone={count.hasLate ? "red" : count.orders > 0 ? "green" : isFailing ? "amber" : undefined}
      onClick={onOpen}
    >
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      {shown === null ? null : (
        <span className={classes.count} aria-hidden="true">
          {shown}
        </span>
      )}
    </button>
  );
}
