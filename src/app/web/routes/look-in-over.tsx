import { createFileRoute } from "@tanstack/react-router";
import { LookInOverScreen } from "#operator/operations/web/notices/look-in-over-screen.tsx";

export const Route = createFileRoute("/look-in-over")({ component: LookInOverScreen });
