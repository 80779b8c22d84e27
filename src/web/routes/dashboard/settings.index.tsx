import { createFileRoute } from "@tanstack/react-router";
import { StoreScreen } from "../../features/settings/store-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/")({ component: StoreScreen });
