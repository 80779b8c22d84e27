import type { StoredUser } from "#platform/web/session/session.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";

/** So many are remembered: more than that are not shown at a time. */
const MOST = 50;

const keyOf = ({ tenant_id, user_id }: Pick<StoredUser, "tenant_id" | "user_id">) =>
  `closed_announcements.${tenant_id}.${user_id ?? 0}`;

type Whose = Pick<StoredUser, "tenant_id" | "user_id">;

/** The announcements that this person closed on this device. */
export function closedAnnouncements(whose: Whose): readonly number[] {
  const ids = (readStored(keyOf(whose)) ?? "").split(",").map(Number);
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** Remembers that this person closed it; gives all that they closed. */
export function rememberClosed(whose: Whose, id: number): readonly number[] {
  const closed = [...closedAnnouncements(whose).filter((known) => known !== id), id].slice(-MOST);
  writeStored(keyOf(whose), closed.join(","));
  return closed;
}
