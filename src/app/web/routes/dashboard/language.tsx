import { createFileRoute } from "@tanstack/react-router";
import { LanguageScreen } from "../../profile/language-screen.tsx";
import { SettingsMenu } from "../../shell/settings-menu.tsx";

export const Route = createFileRoute("/dashboard/language")({ component: LanguageRoute });

function LanguageRoute() {
  return (
    <SettingsMenu>
      <LanguageScreen />
    </SettingsMenu>
  );
}
