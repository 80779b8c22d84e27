import { IconBell, IconBellRinging } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../platform/use-t.ts";
import classes from "./tray-button.module.css";
import { trayCount } from "./tray-state.ts";
import { useTray } from "./use-tray.ts";

const TrayDialog = lazy(() => import("./tray-dialog.tsx").then((module) => ({ default: module.TrayDialog })));

/** "Listo" in the top bar: how many orders wait to be carried by this person; opens the tray. */
export function TrayButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { query, orders } = useTray();
  const count = trayCount(orders);
  const label = count.orders === 0 ? t("tray.nothing_ready") : t("tray.open", { count: count.orders });
  const Icon = count.orders === 0 ? IconBell : IconBellRinging;
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={label}
        title={label}
        data-tone={count.hasLate ? "red" : count.orders > 0 ? "green" : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon size={22} stroke={1.75} aria-hidden="true" />
        {count.orders === 0 ? null : (
          <span className={classes.count} aria-hidden="true">
            {count.orders}
          </span>
        )}
      </button>
      {isOpen ? (
        <Suspense>
          <TrayDialog query={query} orders={orders} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
