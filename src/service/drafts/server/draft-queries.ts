import type {
  AccountId,
  CustomerId,
  MenuItemId,
  OrderId,
  QrOrderId,
  TableId,
  UserId,
} from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";

export interface DraftRow {
  readonly client_uuid: string;
  readonly name_ref: string;
  /** Encoded as in the API. */
  readonly cart: unknown;
  readonly created_at: Date;
  readonly user_name: string | null;
}

const columns = ["d.client_uuid", "d.name_ref", "d.cart", "d.created_at", "u.name as user_name"] as const;

function draftRows(tx: Tx) {
  return sqlOf
    .selectFrom("drafts as d")
    .leftJoin("users as u", (join) =>
      join.onRef("u.tenant_id", "=", "d.tenant_id").onRef("u.id", "=", "d.created_by"),
    )
    .select(columns)
    .where("d.tenant_id", "=", tx.tenantId)
    .where("d.ended_at", "is", null);
}

/** Lists all drafts, newest first. */
export function selectDrafts(tx: Tx): Promise<DraftRow[]> {
  return tx.rows(draftRows(tx).orderBy("d.created_at", "desc").orderBy("d.id", "desc"));
}

export function selectDraft(tx: Tx, uuid: string): Promise<DraftRow> {
  return tx.one(draftRows(tx).where("d.client_uuid", "=", uuid));
}

/** Counts the drafts other than this one. */
export async function countOtherDrafts(tx: Tx, uuid: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    text: "select count(*)::int as count from drafts where tenant_id = $1 and ended_at is null and client_uuid <> $2",
    values: [tx.tenantId, uuid],
  });
  return required(row, "a count").count;
}

interface NewDraft {
  readonly uuid: string;
  readonly nameRef: string;
  readonly cart: unknown;
  readonly now: Date;
  readonly userId: UserId;
  /** Date of the draft to replace; undefined replaces any version. */
  readonly replaces: Date | undefined;
}

/** Tells whether the draft exists and was neither sent nor deleted. */
export async function isDraftOpen(tx: Tx, uuid: string): Promise<boolean> {
  return (await tx.rows(draftRows(tx).where("d.client_uuid", "=", uuid))).length > 0;
}

/**
 * Saves a draft, replacing the one with the same uuid. Returns false if that one has ended, or is neither the version to be
 * replaced nor equal to the new one.
 */
export async function putDraft(
  tx: Tx,
  { uuid, nameRef, cart, now, userId, replaces }: NewDraft,
): Promise<boolean> {
  const values = { name_ref: nameRef, cart: JSON.stringify(cart), created_at: now, created_by: userId };
  const written = await tx.run(
    sqlOf
      .insertInto("drafts")
      .values({ tenant_id: tx.tenantId, client_uuid: uuid, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "client_uuid"])
          .doUpdateSet(values)
          .where("drafts.ended_at", "is", null)
          .where((draft) =>
            replaces === undefined
              ? draft.lit(true)
              : draft.or([
                  draft("drafts.created_at", "=", replaces),
                  draft.and([
                    draft("drafts.cart", "=", draft.ref("excluded.cart")),
                    draft("drafts.name_ref", "=", nameRef),
                  ]),
                ]),
          ),
      ),
  );
  return written > 0;
}

/**
 * Ends a draft and keeps a mark without its cart. A draft that was never saved is marked too, so that a late save is refused.
 * Returns false if it had ended already.
 */
export async function markDraftEnded(tx: Tx, uuid: string, now: Date): Promise<boolean> {
  const ended = { name_ref: "-", cart: "{}", ended_at: now };
  const marked = await tx.run(
    sqlOf
      .insertInto("drafts")
      .values({ tenant_id: tx.tenantId, client_uuid: uuid, created_at: now, ...ended })
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "client_uuid"])
          .doUpdateSet(ended)
          .where("drafts.ended_at", "is", null),
      ),
  );
  return marked > 0;
}

/** Ends all drafts and returns their number. */
export function markDraftsEnded(tx: Tx, now: Date): Promise<number> {
  return tx.run(
    sqlOf
      .updateTable("drafts")
      .set({ name_ref: "-", cart: "{}", ended_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("ended_at", "is", null),
  );
}

/** Everything that a cart refers to. */
interface DraftReferences {
  readonly lines: readonly {
    readonly item: MenuItemId;
    readonly variant: number | null;
    readonly addons: readonly number[];
    /** Choice of the combo that the item is a part of. */
    readonly choice: number | null;
    /** Position of the line in the cart; parts of a combo have the position of their line. */
    readonly place: number;
  }[];
  readonly tableId: TableId | null;
  readonly customerId: CustomerId | null;
  readonly qrOrderId: QrOrderId | null;
  readonly accountId: AccountId | null;
  /** The order through which the account is charged. */
  readonly orderId: OrderId | null;
}

interface ReferenceCheck {
  /** Position of the first line whose item, variant or add-on is not the restaurant's; null if all are. */
  readonly unknownLine: number | null;
  readonly hasTable: boolean;
  readonly hasCustomer: boolean;
  readonly hasQrOrder: boolean;
  readonly hasAccount: boolean;
}

/** Checks that everything the cart refers to belongs to the restaurant, on the menu or not. */
export async function checkReferences(tx: Tx, references: DraftReferences): Promise<ReferenceCheck> {
  const [check] = await tx.query<ReferenceCheck>({
    text: CHECK_REFERENCES,
    values: [
      tx.tenantId,
      JSON.stringify(references.lines),
      references.tableId,
      references.customerId,
      references.qrOrderId,
      references.accountId,
      references.orderId,
    ],
  });
  return required(check, "the row of a select without a from");
}

const CHECK_REFERENCES = `select
  (select min(l.place) from json_to_recordset($2::json) as l(place integer, item bigint, variant bigint, addons json, choice bigint)
    where (l.choice is not null and not exists (
        select from combo_choices h where h.tenant_id = $1 and h.id = l.choice))
      or not exists (select from menu_items i where i.tenant_id = $1 and i.id = l.item)
      or (l.variant is not null and not exists (
        select from menu_variants v where v.tenant_id = $1 and v.menu_item_id = l.item and v.id = l.variant))
      or exists (select from json_array_elements_text(l.addons) as chosen(id) where not exists (
        select from item_addons a where a.tenant_id = $1 and a.menu_item_id = l.item and a.id = chosen.id::bigint))
  ) as "unknownLine",
  $3::bigint is null or exists (
    select from store_tables where tenant_id = $1 and id = $3::bigint and archived_at is null) as "hasTable",
  $4::bigint is null or exists (select from customers where tenant_id = $1 and id = $4::bigint
    and (archived_at is null or merged_into_id is not null)) as "hasCustomer",
  $5::bigint is null or exists (select from qr_orders where tenant_id = $1 and id = $5::bigint) as "hasQrOrder",
  $6::bigint is null or (exists (select from accounts where tenant_id = $1 and id = $6::bigint)
    and exists (select from orders where tenant_id = $1 and id = $7::bigint)) as "hasAccount"`;
