import { IconBell, IconBellRinging } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { trayQuery } from "./tray-api.ts";
import classes from "./tray-button.module.css";
import { useTrayBadge } from "./use-tray-badge.ts";

/** Shows in the top bar how many orders this person has to carry, since when the first waits, and opens the tray. */
export function TrayButton({ onOpen }: { onOpen: () => void }) {
  const { label, badge, tone, waits } = useTrayBadge();
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
      {waits === null ? null : <span className={classes.waits} data-waits={waits} aria-hidden="true" />}
    </button>
  );
}

const TrayDialog = lazy(() => import("./tray-dialog.tsx").then((module) => ({ default: module.TrayDialog })));

/** The open tray, placed in the page content, while its button is in the top bar. */
export function TrayPanel({ onClose }: { onClose: () => void }) {
  const query = useQuery(trayQuery);
  return (
    <Suspense>
      <TrayDialog query={query} orders={query.data?.orders ?? []} onClose={onClose} />
    </Suspense>
  );
}
