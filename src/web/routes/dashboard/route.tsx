import { createFileRoute } from "@tanstack/react-router";
import { StaffShell } from "../../features/shell/staff-shell.tsx";
import { guardScreen } from "../../platform/session/guards.ts";

export const Route = createFileRoute("/dashboard")({ beforeLoad: guardScreen, component: StaffShell });
