import { createFileRoute } from "@tanstack/react-router";
import { ContactSupportScreen } from "../../profile/contact-support-screen.tsx";
import { SettingsMenu } from "../../shell/settings-menu.tsx";

export const Route = createFileRoute("/dashboard/contact-support")({ component: ContactSupportRoute });

function ContactSupportRoute() {
  return (
    <SettingsMenu>
      <ContactSupportScreen />
    </SettingsMenu>
  );
}
