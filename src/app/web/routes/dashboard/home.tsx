import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "#reporting/dashboard/web/home-screen.tsx";

export const Route = createFileRoute("/dashboard/home")({ component: HomeScreen });
