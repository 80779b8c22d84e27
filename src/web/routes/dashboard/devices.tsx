import { createFileRoute } from "@tanstack/react-router";
import { DevicesScreen } from "../../features/profile/devices-screen.tsx";

export const Route = createFileRoute("/dashboard/devices")({ component: DevicesScreen });
