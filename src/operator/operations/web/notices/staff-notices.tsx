import { currentRealm } from "#platform/web/session/realm.ts";
import type { StoredUser } from "#platform/web/session/session.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { LookInFrame } from "./look-in-frame.tsx";
import { SupportLookNotice } from "./support-look-notice.tsx";
import { SupportLooksBar } from "./support-looks-bar.tsx";

/** What the platform says above every screen: that support looks, and what the operator announces. */
export function StaffNotices({ user }: { user: StoredUser }) {
  if (currentRealm() === "look-in") return <LookInFrame />;
  return (
    <>
      {user.role === "admin" ? <SupportLooksBar /> : <SupportLookNotice />}
      <AnnouncementBar key={`${user.tenant_id} ${user.user_id}`} user={user} />
    </>
  );
}
