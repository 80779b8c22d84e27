import type { TenantId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { CardStatus, SubscriptionCardState } from "../../domain/card-days.ts";

/** The card of a restaurant as it is stored. */
export interface KnownCard {
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly status: CardStatus | null;
  readonly ends: boolean;
  readonly failedAt: Date | null;
  /** Number of stored readings; a reader that finds another number reads Stripe again. */
  readonly reads: number;
}

const noCard: KnownCard = {
  customerId: null,
  subscriptionId: null,
  status: null,
  ends: false,
  failedAt: null,
  reads: 0,
};

/** Returns the card as Stripe last described it. */
export async function knownCard(tx: Tx): Promise<KnownCard> {
  const row = await tx.first(
    sqlOf
      .selectFrom("subscriptions")
      .select([
        "customer_id",
        "card_subscription_id",
        "card_status",
        "card_ends",
        "card_failed_at",
        "card_reads",
      ])
      .where("tenant_id", "=", tx.tenantId),
  );
  if (!row) return noCard;
  return {
    customerId: row.customer_id,
    subscriptionId: row.card_subscription_id,
    status: row.card_status as CardStatus | null,
    ends: row.card_ends,
    failedAt: row.card_failed_at,
    reads: row.card_reads,
  };
}

/** Returns the restaurant of a Stripe customer; undefined when it is not ours, or the restaurant was deleted. */
export async function tenantOfCustomer(db: Database, customerId: string): Promise<TenantId | undefined> {
  const [row] = await db.directory<{ tenant_id: TenantId }>(
    "select tenant_id from card_directory where customer_id = $1",
    [customerId],
  );
  return row?.tenant_id;
}

/** Returns the Stripe customer of a restaurant, also once the restaurant is purged. */
export async function customerOfTenant(db: Database, tenantId: TenantId): Promise<string | undefined> {
  const [row] = await db.directory<{ customer_id: string }>(
    "select customer_id from card_directory where tenant_id = $1",
    [tenantId],
  );
  return row?.customer_id;
}

/** A restaurant whose purge has begun. */
export interface PurgedTenant {
  readonly begunAt: Date;
  /** Its rows are being deleted or gone: it had no live card any more. */
  readonly isGone: boolean;
}

/** Returns the purge of a restaurant; undefined while it lives. */
export async function purgeOf(db: Database, tenantId: TenantId): Promise<PurgedTenant | undefined> {
  const [row] = await db.directory<{ begun_at: Date; kind: string }>(
    `select d.begun_at, t.kind from tenant_deletions d join tenants t on t.id = d.tenant_id
     where d.tenant_id = $1 and d.begun_at is not null`,
    [tenantId],
  );
  return row && { begunAt: row.begun_at, isGone: row.kind === "deleted" };
}

/** Stores that a card was charged though its restaurant is gone; the operator sees it. */
export async function noteLateCard(db: Database, tenantId: TenantId, now: Date): Promise<void> {
  await db.directory("update card_directory set late_card_at = $2 where tenant_id = $1", [tenantId, now]);
}

/** Tells whether the platform stopped the renewal of a card; keeping the restaurant starts it again. */
export async function isRenewalHeld(tx: Tx): Promise<boolean> {
  const row = await tx.first(
    sqlOf.selectFrom("subscriptions").select("renewal_held").where("tenant_id", "=", tx.tenantId),
  );
  return row?.renewal_held ?? false;
}

/** Stores whether the platform holds the renewal. */
export async function writeRenewalHeld(tx: Tx, isHeld: boolean): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("subscriptions")
      .set({ renewal_held: isHeld })
      .where("tenant_id", "=", tx.tenantId)
      .where("renewal_held", "<>", isHeld),
  );
}

/** Stores the customer of a restaurant. Returns the stored one when another request was first. */
export async function keepCustomer(tx: Tx, customerId: string): Promise<string> {
  await tx.query({
    text: `insert into card_directory (customer_id, tenant_id) values ($2, $1) on conflict (tenant_id) do nothing`,
    values: [tx.tenantId, customerId],
  });
  const [kept] = await tx.query<{ customer_id: string }>({
    text: `update subscriptions s set customer_id = d.customer_id from card_directory d
      where s.tenant_id = $1 and d.tenant_id = $1 returning d.customer_id`,
    values: [tx.tenantId],
  });
  return required(kept, "the customer of a restaurant").customer_id;
}

/** Stores Stripe's answer. */
export async function writeCard(
  tx: Tx,
  {
    standing,
    subscriptionId,
    failedAt,
    now,
  }: {
    readonly standing: SubscriptionCardState;
    readonly subscriptionId: string | null;
    readonly failedAt: Date | null;
    readonly now: Date;
  },
): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("subscriptions")
      .set((of) => ({
        card_subscription_id: subscriptionId,
        card_status: standing.status,
        card_paid_until: standing.paidUntil,
        card_ends: standing.ends,
        card_failed_at: failedAt,
        card_read_at: now,
        card_reads: of("card_reads", "+", 1),
      }))
      .where("tenant_id", "=", tx.tenantId),
  );
}
