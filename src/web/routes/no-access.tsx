import { createFileRoute } from "@tanstack/react-router";
import { NoAccessScreen } from "../features/auth/no-access-screen.tsx";

export const Route = createFileRoute("/no-access")({ component: NoAccessScreen });
