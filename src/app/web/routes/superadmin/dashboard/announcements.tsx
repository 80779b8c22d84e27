import { createFileRoute } from "@tanstack/react-router";
import { AnnouncementsScreen } from "#operator/operations/web/announcements-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/announcements")({
  component: AnnouncementsScreen,
});
