import { createFileRoute } from "@tanstack/react-router";
import { goToLanding } from "../../../platform/guards.ts";

export const Route = createFileRoute("/superadmin/dashboard/")({ beforeLoad: goToLanding });
