import { createFileRoute } from "@tanstack/react-router";
import { SupportVisitOverScreen } from "#operator/operations/web/notices/support-visit-over-screen.tsx";

export const Route = createFileRoute("/look-in-over")({ component: SupportVisitOverScreen });
