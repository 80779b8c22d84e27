import { createFileRoute } from "@tanstack/react-router";
import { UsersScreen } from "../../features/users/users-screen.tsx";

export const Route = createFileRoute("/dashboard/users")({ component: UsersScreen });
