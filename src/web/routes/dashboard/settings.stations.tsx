import { createFileRoute } from "@tanstack/react-router";
import { StationsScreen } from "../../features/stations/stations-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/stations")({ component: StationsScreen });
