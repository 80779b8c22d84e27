import { createFileRoute } from "@tanstack/react-router";
import { StationsScreen } from "#menu/stations/web/stations-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/stations")({ component: StationsScreen });
