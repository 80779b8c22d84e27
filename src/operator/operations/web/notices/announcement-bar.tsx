import { IconAlertTriangle, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import type { StoredUser } from "#platform/web/session/session.ts";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
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
      <LongWords key={shown.id} words={language === "es" ? shown.text_es : shown.text_en} />
      <IconButton label={t("operations.announcement.close")} icon={<IconX size={18} />} onClick={close} />
    </section>
  );
}

/** Its first lines where it is longer than they are, all of it when asked for. */
function LongWords({ words }: { words: string }) {
  const t = useT();
  const text = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isOpen) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div className={classes.words}>
      <p ref={text} className={isOpen ? undefined : classes.first_lines}>
        {words}
      </p>
      {isCut ? (
        <Button
          variant="subtle"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "operations.announcement.less" : "operations.announcement.more")}
        </Button>
      ) : null}
    </div>
  );
}
