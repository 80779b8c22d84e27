import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Language } from "#platform/words/languages.ts";
import { AGAIN_SECONDS, LINK_SECONDS, MOST_MAILS_AN_HOUR, secondsAfter } from "./sign-up-times.ts";

const HOUR_SECONDS = 3_600;

export interface NewSignUp {
  readonly username: string;
  readonly storeName: string;
  readonly personName: string;
  readonly language: Language;
  readonly passwordHash: string;
  readonly browserHash: Buffer;
  readonly puzzleHash: Buffer;
}

/** Keeps what somebody asked for; undefined when their puzzle was opened before. */
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

/** Whom to mail, and in which language. */
export interface MailedSignUp {
  readonly username: string;
  readonly language: Language;
}

/**
 * Notes a mail that is about to go, with the hash of its link. Undefined, and nothing is noted, when the sign-up is over, or its
 * address was mailed as often as it may be.
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
    [
      id,
      linkHash,
      now,
      secondsAfter(now, LINK_SECONDS),
      MOST_MAILS_AN_HOUR,
      secondsAfter(now, -HOUR_SECONDS),
    ],
  );
  return row;
}

/** Takes a mail back that did not go: it must not count. */
export async function dropMail(db: Database, id: number, linkHash: Buffer): Promise<void> {
  await db.directory(
    "update sign_ups set link_hashes = array_remove(link_hashes, $2), mails = mails - 1 where id = $1",
    [id, linkHash],
  );
}

/** What became of asking for another mail. */
export type AskedAgain =
  | { readonly kind: "gone" | "done" }
  | { readonly kind: "early"; readonly seconds: number }
  | { readonly kind: "asked"; readonly id: number };

/** Notes that this browser asks for another mail, once in a pause however many ask at the same moment. */
export async function askAgain(db: Database, browserHash: Buffer, now: Date): Promise<AskedAgain> {
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

/** The sign-up that a mailed link belongs to; undefined when the link is unknown or has run out. */
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
 * Uses the sign-up up, in the transaction that makes its restaurant. Whoever comes second waits for the first to end; false when
 * it was used.
 */
export async function claimSignUp(tx: Tx, id: number, now: Date): Promise<boolean> {
  const rows = await tx.query({
    text: `update sign_ups set confirmed_at = $2, password_hash = ''
      where id = $1 and confirmed_at is null returning id -- no tenant_id: the restaurant is being made`,
    values: [id, now],
  });
  return rows.length > 0;
}

/** Deletes what has run out, confirmed or not; gives how many. */
export async function deleteEnded(db: Database, now: Date): Promise<number> {
  const rows = await db.directory("delete from sign_ups where expires_at <= $1 returning id", [now]);
  return rows.length;
}
