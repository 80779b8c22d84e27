import type { MenuItemId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";

interface NamedItem {
  readonly id: MenuItemId;
  readonly title: string;
}

/** The items before and after one in the order of the menu; null at its ends. */
export interface ItemNeighbours {
  readonly previous: NamedItem | null;
  readonly next: NamedItem | null;
}

/** Refuses with `not_found` when the item is not on the menu. */
export async function itemNeighbours(tx: Tx, id: MenuItemId): Promise<ItemNeighbours> {
  const [neighbours] = await tx.query<ItemNeighbours>({
    text: `select previous, next from (
        select i.id, lag(named) over in_order as previous, lead(named) over in_order as next
        from menu_items i
        left join categories c on c.tenant_id = $1 and c.id = i.category_id
        cross join lateral (select json_build_object('id', i.id, 'title', i.title) as named) n
        where i.tenant_id = $1 and i.archived_at is null
        window in_order as (order by c.position nulls last, c.id, i.position, i.id)
      ) menu
      where id = $2`,
    values: [tx.tenantId, id],
  });
  return found(neighbours);
}
