import type { Language } from "#platform/domain/text/languages.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** Life of a mailed link in seconds: a day, so that a mail of the night can be opened in the morning. */
export const LINK_SECONDS = 24 * 3_600;
export const LINK_HOURS = LINK_SECONDS / 3_600;
/** Pause before another mail may be asked for, in seconds. */
export const AGAIN_SECONDS = 60;
/** Mails to one address in an hour, so that strangers cannot flood a mailbox. */
const MAX_MAILS_AN_HOUR = 6;

const secondsAfter = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000);

const HOUR_SECONDS = 3_600;

interface NewSignUp {
  readonly username: string;
  readonly storeName: string;
  readonly personName: string;
  readonly language: Language;
  readonly passwordHash: string;
  readonly browserHash: Buffer;
  readonly puzzleHash: Buffer;
}

/** Stores a sign-up. Returns undefined when its puzzle was used before. */
export async function insertSignUp(db: Database, signUp: NewSignUp, now: Date): Promise<number | undefined> {
  const { username, storeName, personName, language, passwordHash, browserHash, puzzleHash } = signUp;
  const [row] = await db.directory<{ id: number }>(
    `insert into sign_ups (username, store_name, person_name, language, password_hash, browser_hash, puzzle_hash,
       asked_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (puzzle_hash) do nothing returning id`,
    [
      username,
      storeName,
      personName,
      language,
      passwordHash,
      browserHash,
      puzzleHash,
      now,
      secondsAfter(now, LINK_SECONDS),
    ],
  );
  return row?.id;
}

/** Recipient of the mail, and its language. */
interface MailedSignUp {
  readonly username: string;
  readonly language: Language;
}

/**
 * Stores the hash of a link before its mail goes. Returns undefined, and stores nothing, when the sign-up is
 * over or its address was mailed as often as allowed.
 */
export async function noteMail(
  db: Database,
  id: number,
  linkHash: Buffer,
  now: Date,
): Promise<MailedSignUp | undefined> {
  const [row] = await db.directory<MailedSignUp>(
    `update sign_ups s set link_hashes = array_append(link_hashes, $2), mails = mails + 1, mailed_at = $3, expires_at = $4
     where id = $1 and confirmed_at is null and expires_at > $3
       and $5 > (select coalesce(sum(o.mails), 0) from sign_ups o where o.username = s.username and o.mailed_at > $6)
     returning username, language`,
    [id, linkHash, now, secondsAfter(now, LINK_SECONDS), MAX_MAILS_AN_HOUR, secondsAfter(now, -HOUR_SECONDS)],
  );
  return row;
}

/** Removes a mail that did not go, so that it does not count. */
export async function dropMail(db: Database, id: number, linkHash: Buffer): Promise<void> {
  await db.directory(
    "update sign_ups set link_hashes = array_remove(link_hashes, $2), mails = mails - 1 where id = $1",
    [id, linkHash],
  );
}

/** Result of asking for another mail. */
type MailRequest =
  | { readonly kind: "gone" | "done" }
  | { readonly kind: "early"; readonly seconds: number }
  | { readonly kind: "asked"; readonly id: number };

/** Stores that this browser asks for another mail; one request passes in each pause, however many arrive at once. */
export async function requestMailAgain(db: Database, browserHash: Buffer, now: Date): Promise<MailRequest> {
  const [asked] = await db.directory<{ id: number }>(
    `update sign_ups set asked_at = $2
     where browser_hash = $1 and confirmed_at is null and expires_at > $2 and asked_at <= $3 returning id`,
    [browserHash, now, secondsAfter(now, -AGAIN_SECONDS)],
  );
  if (asked) return { kind: "asked", id: asked.id };
  const [row] = await db.directory<{ confirmed_at: Date | null; asked_at: Date; expires_at: Date }>(
    "select confirmed_at, asked_at, expires_at from sign_ups where browser_hash = $1",
    [browserHash],
  );
  if (!row || row.expires_at <= now) return { kind: "gone" };
  if (row.confirmed_at !== null) return { kind: "done" };
  const waited = (now.getTime() - row.asked_at.getTime()) / 1_000;
  return { kind: "early", seconds: Math.max(1, Math.ceil(AGAIN_SECONDS - waited)) };
}

export interface LinkedSignUp {
  readonly id: number;
  readonly username: string;
  readonly store_name: string;
  readonly person_name: string;
  readonly language: Language;
  readonly password_hash: string;
  readonly browser_hash: Buffer;
  readonly confirmed_at: Date | null;
}

/** Returns the sign-up of a mailed link; undefined when the link is unknown or has run out. */
export async function linkedSignUp(
  db: Database,
  link: { readonly id: number; readonly hash: Buffer },
  now: Date,
): Promise<LinkedSignUp | undefined> {
  const [row] = await db.directory<LinkedSignUp>(
    `select id, username, store_name, person_name, language, password_hash, browser_hash, confirmed_at
     from sign_ups where id = $1 and $2 = any(link_hashes) and expires_at > $3`,
    [link.id, link.hash, now],
  );
  return row;
}

/**
 * Uses the sign-up up in the transaction that makes its restaurant. A second request waits for the first;
 * false when it was used.
 */
export async function claimSignUp(tx: Tx, id: number, now: Date): Promise<boolean> {
  const rows = await tx.query({
    text: `update sign_ups set confirmed_at = $2, password_hash = ''
      where id = $1 and confirmed_at is null returning id -- no tenant_id: the restaurant is being made`,
    values: [id, now],
  });
  return rows.length > 0;
}

/** Deletes sign-ups that have run out, confirmed or not. Returns their number. */
export async function deleteEnded(db: Database, now: Date): Promise<number> {
  const rows = await db.directory("delete from sign_ups where expires_at <= $1 returning id", [now]);
  return rows.length;
}
