import { createFileRoute } from "@tanstack/react-router";
import { LookInOverScreen } from "../features/notices/look-in-over-screen.tsx";

export const Route = createFileRoute("/look-in-over")({ component: LookInOverScreen });
