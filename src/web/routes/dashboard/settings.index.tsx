import { createFileRoute, redirect } from "@tanstack/react-router";
import { screens } from "../../../domain/access/screens.ts";

/** The settings open with the first of their screens. */
export const Route = createFileRoute("/dashboard/settings/")({
  beforeLoad: () => {
    throw redirect({ to: screens.stations.path, replace: true });
  },
});
