import type { BodyOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  Announcement,
  addAnnouncement as adding,
  updateAnnouncement as changing,
} from "../../contract/announcements.ts";
import { inTodaysLanguages } from "../../domain/announcement-texts.ts";

type Written = BodyOf<typeof adding>;
type Stored = Omit<Written, "texts"> & Pick<Announcement, "texts">;

/** Returns the fields that can be changed; the version of an announcement follows from them. */
export const contentOf = (content: Stored) => ({
  texts: inTodaysLanguages(content.texts),
  tone: content.tone,
  from_at: content.from_at,
  until_at: content.until_at,
  tenant_ids: content.tenant_ids,
  standing: content.standing,
});

/** Returns the newest two hundred, with the names of their restaurants. */
export async function newestAnnouncements(db: Database): Promise<Announcement[]> {
  const rows = await db.directory<Omit<Announcement, "version">>(
    `select a.id, a.texts, a.tone, a.from_at, a.until_at, to_json(a.tenant_ids) as tenant_ids, a.standing, a.created_at,
       a.withdrawn_at,
       coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id)
         from tenants t where t.id = any (a.tenant_ids)), '[]') as tenants
     from announcements a order by a.id desc limit 200`,
    [],
  );
  return rows.map((row) => ({ ...row, version: versionOf(contentOf(row)) }));
}

/** Returns the announcements that a restaurant sees at this moment, warnings first. */
export function announcementsFor(
  db: Database,
  tenantId: number,
  now: Date,
): Promise<Pick<Announcement, "id" | "texts" | "tone">[]> {
  return db.directory(
    `select a.id, a.texts, a.tone from announcements a, tenants t
     where t.id = $1 and a.withdrawn_at is null and a.until_at > $2 and a.from_at <= $2
       and (a.tenant_ids is null or t.id = any (a.tenant_ids))
       and (a.standing = 'all' or (a.standing = 'active') = (may_work(t, $2)))
     order by a.tone desc, a.id desc limit 5`,
    [tenantId, now],
  );
}

/** Tells whether all of these are restaurants. */
async function areRestaurants(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const [row] = await tx.query<{ known: number }>({
    text: `select count(*)::integer as known from tenants
      where id = any ($1) and kind = 'restaurant' -- the directory: its tenant_id is called id`,
    values: [ids],
  });
  return row?.known === ids.length;
}

const valuesOf = (written: Written, now: Date) => [
  written.texts,
  written.tone,
  written.from_at,
  written.until_at,
  written.tenant_ids,
  written.standing,
  now,
];

/** Inserts an announcement and returns its number. */
async function insertAnnouncement(tx: Tx, written: Written, now: Date): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    text: `insert into announcements (texts, tone, from_at, until_at, tenant_ids, standing, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $7) returning id -- of the platform: has no tenant_id`,
    values: valuesOf(written, now),
  });
  return row?.id;
}

type Before = Pick<Stored, "texts">;

/** Reads and locks an announcement that was not withdrawn. */
async function lockAnnouncement(tx: Tx, id: number): Promise<Stored | undefined> {
  const [row] = await tx.query<Stored>({
    text: `select texts, tone, from_at, until_at, to_json(tenant_ids) as tenant_ids, standing from announcements
      where id = $1 and withdrawn_at is null for update -- of the platform: has no tenant_id`,
    values: [id],
  });
  return row;
}

/** Changes a locked announcement. */
export async function changeAnnouncement(tx: Tx, id: number, written: Written, now: Date): Promise<void> {
  await tx.query({
    text: `update announcements set texts = $1, tone = $2, from_at = $3, until_at = $4,
        tenant_ids = $5, standing = $6, updated_at = $7
      where id = $8 -- of the platform: has no tenant_id`,
    values: [...valuesOf(written, now), id],
  });
}

/** Withdraws an announcement. Returns undefined when there is none, or when it was withdrawn before. */
async function withdrawOne(tx: Tx, id: number, now: Date): Promise<Before | undefined> {
  const [row] = await tx.query<Before>({
    text: `update announcements set withdrawn_at = $2, updated_at = $2 where id = $1 and withdrawn_at is null
      returning texts -- of the platform: has no tenant_id`,
    values: [id, now],
  });
  return row;
}

/** Returns the first restaurants whose name or address has words that begin so; null: the first of all. */
export function restaurantsNamed(
  db: Database,
  words: readonly string[] | null,
): Promise<{ readonly id: Id<"Tenant">; readonly name: string }[]> {
  return words === null
    ? db.directory(
        "select id, name from tenants where kind = 'restaurant' order by sort_name, id limit 20",
        [],
      )
    : db.directory(
        `select id, name from tenants where kind = 'restaurant' and id = any(array(select tenants_with_words($1)))
         order by sort_name, id limit 20`,
        [words],
      );
}

/** Throws `not_found` when one of its restaurants does not exist. */
async function assertForRestaurants(tx: Tx, { tenant_ids }: Written): Promise<void> {
  if (tenant_ids !== null && !(await areRestaurants(tx, tenant_ids))) throw new AppError("not_found");
}

/** Throws `announcement_over` when nobody would ever see it. */
function refusePast({ until_at }: Written, now: Date): void {
  if (until_at <= now) throw new AppError("announcement_over", { field: "until_at" });
}

/** Adds an announcement. Throws `announcement_over` on its end when that has passed. */
export function addAnnouncement(ctx: StaffContext, written: Written): Promise<{ message: string }> {
  refusePast(written, ctx.now);
  return ctx.inTenant(async (tx) => {
    await assertForRestaurants(tx, written);
    const id = required(await insertAnnouncement(tx, written, ctx.now), "the number of the announcement");
    await recordAudit(tx, ctx, [
      { action: "announcement.added", subject: "announcement", subjectId: id, before: null, after: written },
    ]);
    return { message: ctx.say("operations.reply.announced") };
  });
}

/**
 * Changes an announcement. Throws `not_found` when it was withdrawn, `announcement_over` on its end when that
 * has passed, and `changed_meanwhile` when it differs from its `version`. Saving the same content again
 * changes nothing.
 */
export function updateAnnouncement(
  ctx: StaffContext,
  id: number,
  { version, ...written }: BodyOf<typeof changing>,
): Promise<{ message: string }> {
  refusePast(written, ctx.now);
  return ctx.inTenant(async (tx) => {
    await assertForRestaurants(tx, written);
    const current = contentOf(found(await lockAnnouncement(tx, id)));
    if (versionOf(current) !== versionOf(contentOf(written))) {
      refuseStaleEdit(version, current);
      await changeAnnouncement(tx, id, written, ctx.now);
      const before = { texts: current.texts };
      await recordAudit(tx, ctx, [
        { action: "announcement.updated", subject: "announcement", subjectId: id, before, after: written },
      ]);
    }
    return { message: ctx.say("operations.reply.announcement_changed") };
  });
}

/** Withdraws an announcement. Throws `not_found` when it was withdrawn before. */
export function withdrawAnnouncement(ctx: StaffContext, id: number): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = found(await withdrawOne(tx, id, ctx.now));
    await recordAudit(tx, ctx, [
      { action: "announcement.withdrawn", subject: "announcement", subjectId: id, before, after: null },
    ]);
    return { message: ctx.say("operations.reply.announcement_withdrawn") };
  });
}
