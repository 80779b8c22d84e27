import { createFileRoute } from "@tanstack/react-router";
import { UsersScreen } from "#core/users/web/users-screen.tsx";

export const Route = createFileRoute("/dashboard/users")({ component: UsersScreen });
