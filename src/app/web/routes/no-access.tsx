import { createFileRoute } from "@tanstack/react-router";
import { NoAccessScreen } from "#core/auth/web/no-access-screen.tsx";

export const Route = createFileRoute("/no-access")({ component: NoAccessScreen });
