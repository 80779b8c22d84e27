import { createFileRoute } from "@tanstack/react-router";
import { guardScreen } from "#platform/web/session/guards.ts";
import { StaffShell } from "../../shell/staff-shell.tsx";

export const Route = createFileRoute("/dashboard")({ beforeLoad: guardScreen, component: StaffShell });
