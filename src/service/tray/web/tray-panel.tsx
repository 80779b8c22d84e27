import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { trayQuery } from "./tray-api.ts";

const TrayDialog = lazy(() => import("./tray-dialog.tsx").then((module) => ({ default: module.TrayDialog })));

/** The open tray, for the content of the frame: the button is in its top bar. */
export function TrayPanel({ onClose }: { onClose: () => void }) {
  const query = useQuery(trayQuery);
  return (
    <Suspense>
      <TrayDialog query={query} orders={query.data?.orders ?? []} onClose={onClose} />
    </Suspense>
  );
}
