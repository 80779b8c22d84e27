import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "../../features/dashboard/home-screen.tsx";

export const Route = createFileRoute("/dashboard/home")({ component: HomeScreen });
