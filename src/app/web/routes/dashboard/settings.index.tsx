import { createFileRoute } from "@tanstack/react-router";
import { StoreScreen } from "#core/settings/web/store-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/")({ component: StoreScreen });
