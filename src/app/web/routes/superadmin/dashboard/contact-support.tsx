import { createFileRoute } from "@tanstack/react-router";
import { ContactSupportScreen } from "../../../profile/contact-support-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/contact-support")({
  component: ContactSupportScreen,
});
