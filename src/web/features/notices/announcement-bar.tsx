import { IconAlertTriangle, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { IconButton } from "../../../ui/overlay/icon-button.tsx";
import type { StoredUser } from "../../platform/session/session.ts";
import { useLanguage, useT } from "../../platform/use-t.ts";
import { closedAnnouncements, rememberClosed } from "./closed-announcements.ts";
import classes from "./notice-bar.module.css";
import { announcementsQuery } from "./notices-api.ts";

/** What the operator announces, one at a time; closed, it stays closed for this person on this device. */
export function AnnouncementBar({ user }: { user: StoredUser }) {
  const t = useT();
  const language = useLanguage();
  const [closed, setClosed] = useState(() => closedAnnouncements(user));
  const { data = [] } = useQuery(announcementsQuery);
  const shown = data.find(({ id }) => !closed.includes(id));
  if (!shown) return null;
  const Icon = shown.tone === "warning" ? IconAlertTriangle : IconInfoCircle;
  const close = () => setClosed(rememberClosed(user, shown.id));
  return (
    <section
      className={classes.bar}
      data-tone={shown.tone === "warning" ? "amber" : "blue"}
      aria-label={t("operations.announcement.label")}
    >
      <Icon size={20} aria-hidden="true" />
      <p className={classes.words}>{language === "es" ? shown.text_es : shown.text_en}</p>
      <IconButton label={t("operations.announcement.close")} icon={<IconX size={18} />} onClick={close} />
    </section>
  );
}
