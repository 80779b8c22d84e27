import { IconAlertTriangle, IconEye, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import { formatTime } from "#platform/web/format.ts";
import { currentRealm } from "#platform/web/session/realm.ts";
import { clearUser, type StoredUser } from "#platform/web/session/session.ts";
import { supportVisitOrigin } from "#platform/web/session/support-visit-origin.ts";
import { showError } from "#platform/web/show-error.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { SupportVisitRow } from "../../contract/support-visits.ts";
import { announcementText, languageOfText } from "../../domain/announcement-texts.ts";
import classes from "./notice-bar.module.css";
import {
  announcementsQuery,
  ownVisitQuery,
  supportAccessQuery,
  supportVisitQuery,
  useEndVisits,
} from "./notices-api.ts";

/** Notices above every screen: a support visit, and announcements. */
export function StaffNotices({ user }: { user: StoredUser }) {
  if (currentRealm() === "look-in") return <SupportVisitFrame />;
  return (
    <>
      {user.role === "admin" ? <SupportVisitsBar /> : <SupportVisitNotice />}
      <AnnouncementBar key={`${user.tenant_id} ${user.user_id}`} user={user} />
    </>
  );
}

/**
 * Frame around the screens of a support visit: whose they are, that nothing can be changed, until when, and
 * the way out.
 */
function SupportVisitFrame() {
  const t = useT();
  const ending = useEndVisits();
  const { data: look } = useQuery(ownVisitQuery);
  const endsAt = look?.ends_at.getTime();
  useEffect(() => {
    if (endsAt === undefined) return;
    // The server refuses from this moment on; the screen leaves with it.
    const timer = setTimeout(clearUser, Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);
  if (!look) return null;
  const end = () =>
    ending.mutate(undefined, {
      // The console has a sign-in of its own, so the page is loaded again.
      onSuccess: () => window.location.assign(supportVisitOrigin() ?? screens.superadminHealth.path),
      onError: showError,
    });
  return (
    <>
      <div className={`${classes.bar} ${classes.frame}`} data-tone="amber" role="status">
        <IconEye size={20} aria-hidden="true" />
        <div className={classes.words}>
          {t("operations.look.frame", { store: look.store_name, time: formatTime(look.ends_at) })}
          <Text weight={450} lines="cut">
            {look.reason}
          </Text>
        </div>
        <Button variant="default" busy={ending.isPending} onClick={end}>
          {t("operations.look.end")}
        </Button>
      </div>
      <div className={classes.edge} data-tone="amber" aria-hidden="true" />
    </>
  );
}

/** For people who are no admins: one quiet line during a support visit, which disappears by itself. */
function SupportVisitNotice() {
  const t = useT();
  useRealtimeRefresh(["look_in_changed"], [supportVisitQuery.queryKey]);
  const { data } = useQuery(supportVisitQuery);
  const until = data?.until?.getTime();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (until === undefined) return;
    setOver(false);
    const timer = setTimeout(() => setOver(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (!data?.until || isOver) return null;
  return (
    <p className={classes.quiet} data-tone="brand" role="status">
      <IconEye size={16} aria-hidden="true" />
      {t("operations.seen.told", { time: formatTime(data.until) })}
    </p>
  );
}

/** For admins during a support visit: its reason, its end, and a button that ends it. */
function SupportVisitsBar() {
  const t = useT();
  const ending = useEndVisits();
  useRealtimeRefresh(["look_in_changed"], [supportAccessQuery.queryKey]);
  const { data } = useQuery(supportAccessQuery);
  const looks = visitsNow(data?.rows ?? [], Date.now());
  if (looks.length === 0) return null;
  const end = () =>
    ending.mutate(undefined, { onSuccess: ({ message }) => void toastSuccess(message), onError: showError });
  return (
    <div className={`${classes.bar} ${classes.looks}`} data-tone="brand" role="status">
      <IconEye size={20} aria-hidden="true" />
      <div className={classes.words}>
        {looks.map(({ id, operator_name: name, reason, ends_at }) => (
          <p key={id}>{t("operations.seen.notice", { name, reason, time: formatTime(ends_at) })}</p>
        ))}
      </div>
      <Button variant="default" busy={ending.isPending} onClick={end}>
        {t(looks.length === 1 ? "operations.seen.end" : "operations.seen.end_all")}
      </Button>
    </div>
  );
}

/** Returns the support visits that last, of all operators, the earliest first. */
export function visitsNow(rows: readonly SupportVisitRow[], now: number): SupportVisitRow[] {
  return rows
    .filter(({ ended_at, ends_at }) => ended_at === null && ends_at.getTime() > now)
    .toSorted((one, other) => one.id - other.id);
}

/** Shows announcements one at a time. A closed one stays closed for this person on this device. */
function AnnouncementBar({ user }: { user: StoredUser }) {
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
      <LongWords
        key={shown.id}
        words={announcementText(shown.texts, language)}
        lang={languageOfText(shown.texts, language)}
      />
      <IconButton label={t("operations.announcement.close")} icon={<IconX size={18} />} onClick={close} />
    </section>
  );
}

/** Shows the first lines of a long text, and all of it on request. */
function LongWords({ words, lang }: { words: string; lang: Language }) {
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
      <p ref={text} lang={lang} dir="auto" className={isOpen ? undefined : classes.first_lines}>
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

/** Closed announcements that are remembered: more are never shown at a time. */
const MOST = 50;

const keyOf = ({ tenant_id, user_id }: Pick<StoredUser, "tenant_id" | "user_id">) =>
  `closed_announcements.${tenant_id}.${user_id ?? 0}`;

type Whose = Pick<StoredUser, "tenant_id" | "user_id">;

/** Reads which announcements this person closed on this device. */
function closedAnnouncements(whose: Whose): readonly number[] {
  const ids = (readStored(keyOf(whose)) ?? "").split(",").map(Number);
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** Stores that this person closed it. Returns all that they closed. */
function rememberClosed(whose: Whose, id: number): readonly number[] {
  const closed = [...closedAnnouncements(whose).filter((known) => known !== id), id].slice(-MOST);
  writeStored(keyOf(whose), closed.join(","));
  return closed;
}
