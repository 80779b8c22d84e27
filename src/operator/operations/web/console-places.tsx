import {
  IconActivityHeartbeat,
  IconEye,
  IconHistory,
  IconSpeakerphone,
  IconStack2,
} from "@tabler/icons-react";
import { screens } from "#platform/domain/access/screens.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { NavItem } from "#ui/frame/nav.ts";

const places = [
  { key: "health", screen: screens.superadminHealth, Icon: IconActivityHeartbeat },
  { key: "queue", screen: screens.superadminOperations, Icon: IconStack2 },
  { key: "announcements", screen: screens.superadminAnnouncements, Icon: IconSpeakerphone },
  { key: "look_ins", screen: screens.superadminSupportVisits, Icon: IconEye },
  { key: "acts", screen: screens.superadminAudit, Icon: IconHistory },
] as const;

/** The console's screens of this feature, for its navigation. */
export function operationPlaces(pathname: string, t: Translate): NavItem[] {
  return places.map(({ key, screen, Icon }) => ({
    key,
    label: t(`operations.nav.${key}`),
    href: screen.path,
    active: pathname === screen.path,
    icon: <Icon size={20} stroke={1.75} />,
  }));
}
