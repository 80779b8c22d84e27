import type { ReactNode } from "react";
import { screens } from "../../../domain/access/screens.ts";
import { Tabs } from "../../../ui/frame/tabs.tsx";
import { useT } from "../../platform/use-t.ts";

const parts = ["stations", "charging", "audit"] as const;

export interface SettingsTabsProps {
  /** Address of the open part. */
  path: string;
  onOpen: (path: (typeof screens)[(typeof parts)[number]]["path"]) => void;
  children: ReactNode;
}

/** The parts of the settings, each with an address of its own. */
export function SettingsTabs({ path, onOpen, children }: SettingsTabsProps) {
  const t = useT();
  const open = parts.find((part) => path.startsWith(screens[part].path)) ?? "stations";
  return (
    <Tabs
      label={t("screens.settings")}
      tabs={parts.map((part) => ({ key: part, label: t(`screens.${part}`) }))}
      value={open}
      onChange={(part) => onOpen(screens[part].path)}
    >
      {children}
    </Tabs>
  );
}
