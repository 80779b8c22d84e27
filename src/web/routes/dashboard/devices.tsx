import { createFileRoute } from "@tanstack/react-router";
import { DevicesScreen } from "../../features/account/devices-screen.tsx";

export const Route = createFileRoute("/dashboard/devices")({ component: DevicesScreen });
