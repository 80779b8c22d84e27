import { createFileRoute } from "@tanstack/react-router";
import { goToLanding } from "#platform/web/session/guards.ts";

export const Route = createFileRoute("/dashboard/")({ beforeLoad: goToLanding });
