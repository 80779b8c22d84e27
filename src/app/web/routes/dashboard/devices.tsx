import { createFileRoute } from "@tanstack/react-router";
import { DevicesScreen } from "../../profile/devices-screen.tsx";

export const Route = createFileRoute("/dashboard/devices")({ component: DevicesScreen });
