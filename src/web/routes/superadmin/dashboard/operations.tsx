import { createFileRoute } from "@tanstack/react-router";
import { QueueScreen } from "../../../features/operations/queue-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/operations")({ component: QueueScreen });
