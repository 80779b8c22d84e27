import type { OrderId, QrOrderId, TableId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";

/** Subjects of events, as far as guests see them. */
export interface TouchedIds {
  readonly tables: Iterable<TableId>;
  readonly orders: Iterable<OrderId>;
  readonly qrOrders: Iterable<QrOrderId>;
}

interface Concerned {
  /** Phones of the newest party of each table, by table and hash of the token in hex. */
  readonly phones: readonly { readonly table_id: TableId; readonly token_hash: string }[];
  /** Tokens of the pages of guests' orders. */
  readonly secrets: readonly string[];
}

/**
 * Reads whom changed orders and tables concern: the phones that share the account of the table, also when it was
 * just closed, and the pages of guests' orders. Standing is read at every event, so that a phone that was removed
 * hears nothing more.
 */
export async function selectConcerned(tx: Tx, { tables, orders, qrOrders }: TouchedIds): Promise<Concerned> {
  const [row] = await tx.query<Concerned>({
    text: `with placed as (
        select unnest($2::bigint[]) as table_id
        union select a.table_id from orders o
          join accounts a on a.tenant_id = $1 and a.id = o.account_id
          where o.tenant_id = $1 and o.id = any($3::bigint[])
        union select table_id from qr_orders where tenant_id = $1 and id = any($4::bigint[])
      ), parties as (
        select p.table_id, v.id from placed p cross join lateral (
          select id from visits where tenant_id = $1 and table_id = p.table_id order by opened_at desc limit 1) v
      )
      select
        (select coalesce(json_agg(json_build_object('table_id', v.table_id,
            'token_hash', encode(p.token_hash, 'hex'))), '[]')
          from parties v join visit_phones p on p.tenant_id = $1 and p.visit_id = v.id
          where p.standing = 'admitted') as phones,
        array(select guest_secret from qr_orders
          where tenant_id = $1 and (order_id = any($3::bigint[]) or id = any($4::bigint[]))
            and guest_secret is not null) as secrets`,
    values: [tx.tenantId, [...tables], [...orders], [...qrOrders]],
  });
  return required(row, "the row of a select without a from");
}

/** Tells whether this phone belongs to a party or has ordered here: an invented token does neither. */
export async function isPhoneOfGuest(
  tx: Tx,
  { tokenHash, order }: { readonly tokenHash: Buffer; readonly order: string | undefined },
): Promise<boolean> {
  const [row] = await tx.query<{ is_known: boolean }>({
    text: `select exists (select from visit_phones p join visits v on v.tenant_id = $1 and v.id = p.visit_id
          where p.tenant_id = $1 and p.token_hash = $2 and p.standing = 'admitted' and v.closed_at is null)
        or exists (select from qr_orders
          where tenant_id = $1 and guest_secret = $3 and guest_token_hash = $2)
        or exists (select from qr_orders
          where tenant_id = $1 and status = 'pending' and guest_token_hash = $2) as is_known`,
    values: [tx.tenantId, tokenHash, order ?? null],
  });
  return row?.is_known === true;
}
