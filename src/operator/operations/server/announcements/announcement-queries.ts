import type { BodyOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { Announcement, addAnnouncement } from "../../contract/announcements.ts";

type Written = BodyOf<typeof addAnnouncement>;

/** What can be changed of an announcement: what its version follows from. */
export const contentOf = (content: Written) => ({
  text_es: content.text_es,
  text_en: content.text_en,
  tone: content.tone,
  from_at: content.from_at,
  until_at: content.until_at,
  tenant_ids: content.tenant_ids,
  standing: content.standing,
});

/** The newest two hundred, with the names of the restaurants they are for. */
export async function newestAnnouncements(db: Database): Promise<Announcement[]> {
  const rows = await db.directory<Omit<Announcement, "version">>(
    `select a.id, a.text_es, a.text_en, a.tone, a.from_at, a.until_at, to_json(a.tenant_ids) as tenant_ids, a.standing, a.created_at,
       a.withdrawn_at,
       coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id)
         from tenants t where t.id = any (a.tenant_ids)), '[]') as tenants
     from announcements a order by a.id desc limit 200`,
    [],
  );
  return rows.map((row) => ({ ...row, version: versionOf(contentOf(row)) }));
}

/** What a restaurant is told at this moment, warnings first. */
export function announcementsFor(
  db: Database,
  tenantId: number,
  now: Date,
): Promise<Pick<Announcement, "id" | "text_es" | "text_en" | "tone">[]> {
  return db.directory(
    `select a.id, a.text_es, a.text_en, a.tone from announcements a, tenants t
     where t.id = $1 and a.withdrawn_at is null and a.until_at > $2 and a.from_at <= $2
       and (a.tenant_ids is null or t.id = any (a.tenant_ids))
       and (a.standing = 'all' or (a.standing = 'active') = (may_work(t, $2)))
     order by a.tone desc, a.id desc limit 5`,
    [tenantId, now],
  );
}

/** Whether all of these are restaurants. */
export async function areRestaurants(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const [row] = await tx.query<{ known: number }>({
    text: `select count(*)::integer as known from tenants
      where id = any ($1) and kind = 'restaurant' -- the directory: its tenant_id is called id`,
    values: [ids],
  });
  return row?.known === ids.length;
}

const valuesOf = (written: Written, now: Date) => [
  written.text_es,
  written.text_en,
  written.tone,
  written.from_at,
  written.until_at,
  written.tenant_ids,
  written.standing,
  now,
];

/** Writes a new one and gives its number. */
export async function insertAnnouncement(tx: Tx, written: Written, now: Date): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    text: `insert into announcements (text_es, text_en, tone, from_at, until_at, tenant_ids, standing, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id -- of the platform: has no tenant_id`,
    values: valuesOf(written, now),
  });
  return row?.id;
}

type Before = Pick<Written, "text_es" | "text_en">;

/** One that was not withdrawn, so that nobody else changes it until the commit. */
export async function lockAnnouncement(tx: Tx, id: number): Promise<Written | undefined> {
  const [row] = await tx.query<Written>({
    text: `select text_es, text_en, tone, from_at, until_at, to_json(tenant_ids) as tenant_ids, standing from announcements
      where id = $1 and withdrawn_at is null for update -- of the platform: has no tenant_id`,
    values: [id],
  });
  return row;
}

/** Changes one that is locked. */
export async function changeAnnouncement(tx: Tx, id: number, written: Written, now: Date): Promise<void> {
  await tx.query({
    text: `update announcements set text_es = $1, text_en = $2, tone = $3, from_at = $4, until_at = $5,
        tenant_ids = $6, standing = $7, updated_at = $8
      where id = $9 -- of the platform: has no tenant_id`,
    values: [...valuesOf(written, now), id],
  });
}

/** Takes one back; undefined when it is none, or was taken back. */
export async function withdrawOne(tx: Tx, id: number, now: Date): Promise<Before | undefined> {
  const [row] = await tx.query<Before>({
    text: `update announcements set withdrawn_at = $2, updated_at = $2 where id = $1 and withdrawn_at is null
      returning text_es, text_en -- of the platform: has no tenant_id`,
    values: [id, now],
  });
  return row;
}

/** The first restaurants of which name or address have words that begin so; null: of all. */
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
