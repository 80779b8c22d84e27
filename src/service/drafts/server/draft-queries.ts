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
  /** As the wire has it. */
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

/** All drafts of the restaurant, newest first. */
export function selectDrafts(tx: Tx): Promise<DraftRow[]> {
  return tx.rows(draftRows(tx).orderBy("d.created_at", "desc").orderBy("d.id", "desc"));
}

export function selectDraft(tx: Tx, uuid: string): Promise<DraftRow> {
  return tx.one(draftRows(tx).where("d.client_uuid", "=", uuid));
}

/** How many drafts there are beside this one. */
export async function countOtherDrafts(tx: Tx, uuid: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    text: "select count(*)::int as count from drafts where tenant_id = $1 and ended_at is null and client_uuid <> $2",
    values: [tx.tenantId, uuid],
  });
  return required(row, "a count").count;
}

export interface NewDraft {
  readonly uuid: string;
  readonly nameRef: string;
  readonly cart: unknown;
  readonly now: Date;
  readonly userId: UserId;
  /** When the draft in its place was saved; undefined: whenever that was. */
  readonly replaces: Date | undefined;
}

/** Whether there is such a draft, neither sent nor deleted. */
export async function isDraftOpen(tx: Tx, uuid: string): Promise<boolean> {
  return (await tx.rows(draftRows(tx).where("d.client_uuid", "=", uuid))).length > 0;
}

/**
 * Writes a draft, in place of the one with this uuid; false when that one has ended, or is neither the one to be replaced
 * nor the same already.
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
 * Ends a draft, once: what stays is a mark without a cart. One that was never saved here gets its mark too, so that it
 * is refused should it be saved late. False when it had ended.
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

/** Ends all drafts; gives back how many. */
export function markDraftsEnded(tx: Tx, now: Date): Promise<number> {
  return tx.run(
    sqlOf
      .updateTable("drafts")
      .set({ name_ref: "-", cart: "{}", ended_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("ended_at", "is", null),
  );
}

/** What a cart names: items with their choices, table, customer, QR order. */
export interface DraftReferences {
  readonly lines: readonly {
    readonly item: MenuItemId;
    readonly variant: number | null;
    readonly addons: readonly number[];
    /** Of a combo, if it is a part of one. */
    readonly choice: number | null;
    /** Of the line in the cart; parts of a combo are at its place. */
    readonly place: number;
  }[];
  readonly tableId: TableId | null;
  readonly customerId: CustomerId | null;
  readonly qrOrderId: QrOrderId | null;
  readonly accountId: AccountId | null;
  /** The order of that account by which it is charged. */
  readonly orderId: OrderId | null;
}

export interface ReferenceCheck {
  /** Place of the first line of which item, variant or an add-on is not the restaurant's; null when all are. */
  readonly unknownLine: number | null;
  readonly hasTable: boolean;
  readonly hasCustomer: boolean;
  readonly hasQrOrder: boolean;
  readonly hasAccount: boolean;
}

/** Whether the restaurant has what a cart names, on the menu or not. */
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
        select from menu_addons a where a.tenant_id = $1 and a.menu_item_id = l.item and a.id = chosen.id::bigint))
  ) as "unknownLine",
  $3::bigint is null or exists (
    select from store_tables where tenant_id = $1 and id = $3::bigint and archived_at is null) as "hasTable",
  $4::bigint is null or exists (select from customers where tenant_id = $1 and id = $4::bigint
    and (archived_at is null or merged_into_id is not null)) as "hasCustomer",
  $5::bigint is null or exists (select from qr_orders where tenant_id = $1 and id = $5::bigint) as "hasQrOrder",
  $6::bigint is null or (exists (select from accounts where tenant_id = $1 and id = $6::bigint)
    and exists (select from orders where tenant_id = $1 and id = $7::bigint)) as "hasAccount"`;
