import { createFileRoute } from "@tanstack/react-router";
import { goToLanding } from "../../platform/session/guards.ts";

export const Route = createFileRoute("/dashboard/")({ beforeLoad: goToLanding });
