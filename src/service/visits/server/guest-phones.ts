import { sql } from "kysely";
import type { GuestPhoneId, TableId, UserId } from "#platform/domain/ids.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import type { QuotaUse } from "#platform/domain/quotas/guest-quota.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { GuestStanding } from "../domain/guest-standing.ts";

/** Days after which a phone is forgotten that was not seen again: its cookie has ended long before. */
const FORGOTTEN_AFTER_DAYS = 30;

/** Reads what the restaurant knows of a phone; one that never ordered or joined is a stranger. */
export async function standingOfPhone(tx: Tx, tokenHash: Buffer): Promise<GuestStanding> {
  const row = await tx.first(
    sqlOf
      .selectFrom("guest_phones")
      .select("standing")
      .where("tenant_id", "=", tx.tenantId)
      .where("token_hash", "=", tokenHash),
  );
  return row?.standing ?? "stranger";
}

interface SeenPhone {
  readonly tokenHash: Buffer;
  readonly sentFrom: Buffer;
  readonly name: string;
  /** Number that it gave; null at a table. */
  readonly phone: string | null;
  readonly tableId: TableId | null;
  readonly now: Date;
  /** True when it could not order for the orders of strangers, and waits for staff to let it. */
  readonly isAsking: boolean;
}

/** Stores how a phone calls itself and whence it ordered; forgets phones of long ago. Its standing stays. */
export async function notePhone(tx: Tx, seen: SeenPhone): Promise<void> {
  const row = {
    name: seen.name,
    phone: seen.phone,
    sent_from: seen.sentFrom,
    table_id: seen.tableId,
    seen_at: seen.now,
  };
  const asksSince = seen.isAsking ? seen.now : null;
  await tx.run(
    sqlOf
      .insertInto("guest_phones")
      .values({ tenant_id: tx.tenantId, token_hash: seen.tokenHash, ...row, asks_since: asksSince })
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "token_hash"]).doUpdateSet({
          ...row,
          asks_since: seen.isAsking ? sql`coalesce(guest_phones.asks_since, excluded.asks_since)` : null,
        }),
      ),
  );
  await tx.run(
    sqlOf
      .deleteFrom("guest_phones")
      .where("tenant_id", "=", tx.tenantId)
      .where("seen_at", "<", new Date(seen.now.getTime() - FORGOTTEN_AFTER_DAYS * DAY_MS)),
  );
}

/**
 * Notes how somebody answered a phone: it joined a table, an order of it was taken, or staff let it in (`known`); it was
 * put out of its table (`stranger`); staff want nothing of it (`blocked`).
 */
export const setPhoneStanding = (
  tx: Tx,
  phone: { readonly tokenHash: Buffer; readonly standing: GuestStanding; readonly now: Date },
): Promise<number> =>
  tx.run(
    sqlOf
      .insertInto("guest_phones")
      .values({
        tenant_id: tx.tenantId,
        token_hash: phone.tokenHash,
        standing: phone.standing,
        seen_at: phone.now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "token_hash"])
          .doUpdateSet({ standing: phone.standing, seen_at: phone.now, asks_since: null }),
      ),
  );

/** Lets a phone in or blocks it, as staff say. Returns it; undefined when there is none, or none any more. */
export const writeSettledPhone = (
  tx: Tx,
  settled: {
    readonly id: GuestPhoneId;
    readonly standing: "known" | "blocked";
    readonly by: UserId;
  },
) =>
  tx.first(
    sqlOf
      .updateTable("guest_phones as p")
      .from((eb) =>
        eb
          .selectFrom("guest_phones")
          .select(["id", "standing as before"])
          .where("tenant_id", "=", tx.tenantId)
          .where("id", "=", settled.id)
          .forUpdate()
          .as("was"),
      )
      .set({ standing: settled.standing, settled_by: settled.by, asks_since: null })
      .where("p.tenant_id", "=", tx.tenantId)
      .whereRef("p.id", "=", "was.id")
      .returning(["p.token_hash", "p.name", "was.before"]),
  );

/** Phones of a list for staff. */
interface ListedPhone {
  readonly id: GuestPhoneId;
  readonly name: string | null;
  readonly phone: string | null;
  readonly table_title: string | null;
  readonly since: Date;
}

/** Milliseconds for which a phone that waits to be let in is shown: nobody waits longer with a cart. */
const ASKED_WITHIN_MS = 60 * 60_000;
/** Most blocked phones that are listed, the last ones. */
const BLOCKED_LISTED = 50;

const listedColumns = `p.id, p.name, p.phone, t.title as table_title`;
const FROM = `from guest_phones p left join store_tables t on t.tenant_id = $1 and t.id = p.table_id
  where p.tenant_id = $1`;

/** Reads the phones that wait for staff to let them order, the longest waiting first. */
export const askingPhones = (tx: Tx, now: Date): Promise<ListedPhone[]> =>
  tx.query<ListedPhone>({
    text: `select ${listedColumns}, p.asks_since as since ${FROM} and p.asks_since > $2 order by p.asks_since, p.id`,
    values: [tx.tenantId, new Date(now.getTime() - ASKED_WITHIN_MS)],
  });

/** Reads the phones that staff blocked, the last ones first. */
export const blockedPhones = (tx: Tx): Promise<ListedPhone[]> =>
  tx.query<ListedPhone>({
    text: `select ${listedColumns}, p.seen_at as since ${FROM} and p.standing = 'blocked'
      order by p.seen_at desc, p.id desc limit ${BLOCKED_LISTED}`,
    values: [tx.tenantId],
  });

/** Counts the phones that wait for staff to let them order: this one, others behind its address, and all others. */
export async function countAskingPhones(
  tx: Tx,
  { tokenHash, sentFrom, now }: { readonly tokenHash: Buffer; readonly sentFrom: Buffer; readonly now: Date },
): Promise<QuotaUse> {
  const [row] = await tx.query<QuotaUse>({
    text: `select count(*) filter (where token_hash = $4)::int as "ofPhone",
        count(*) filter (where token_hash <> $4 and sent_from = $3)::int as "ofAddress",
        count(*) filter (where token_hash <> $4)::int as "ofStrangers"
      from guest_phones where tenant_id = $1 and asks_since > $2`,
    values: [tx.tenantId, new Date(now.getTime() - ASKED_WITHIN_MS), sentFrom, tokenHash],
  });
  return required(row, "counts");
}
