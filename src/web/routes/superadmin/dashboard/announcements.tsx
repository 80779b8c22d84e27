import { createFileRoute } from "@tanstack/react-router";
import { AnnouncementsScreen } from "../../../features/operations/announcements-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/announcements")({
  component: AnnouncementsScreen,
});
