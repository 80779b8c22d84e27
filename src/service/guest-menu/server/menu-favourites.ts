import type { MenuItemId } from "#platform/domain/ids.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** Business days that are counted. */
const DAYS = 30;
/** Accounts in which something must be before it is called often: fewer are chance. */
const LEAST_ACCOUNTS = 5;
/** Items that the menu shows as the most ordered ones. */
export const MOST_ORDERED = 6;
/** More are read than shown, because some may have left the menu. */
const MOST_READ = 2 * MOST_ORDERED;
/** Items that are suggested with one. */
const PAIRED = 3;
/** Most restaurants whose figures are kept. */
const MAX_REMEMBERED = 2_000;

interface Favourites {
  readonly mostOrdered: readonly MenuItemId[];
  readonly goesWith: ReadonlyMap<MenuItemId, readonly MenuItemId[]>;
}

interface Wanted {
  readonly today: BusinessDate;
  readonly is_most_ordered_shown: boolean;
  readonly is_pairing_shown: boolean;
}

/**
 * Counts in how many accounts of the last thirty days each item was, and which were together. The same for all guests: a
 * restaurant is counted once for each business day and setting, however many ask at the same time.
 */
export class MenuFavourites {
  readonly #known = new Map<number, { readonly of: string; readonly favourites: Promise<Favourites> }>();

  /** Returns what the restaurant shows of it; nothing of what its owner switched off. */
  async of(
    tx: Tx,
    { today, is_most_ordered_shown: most, is_pairing_shown: paired }: Wanted,
  ): Promise<Favourites> {
    const of = `${today} ${most} ${paired}`;
    const known = this.#known.get(tx.tenantId);
    if (known?.of === of) return known.favourites;
    const favourites = count(tx, { today, most, paired });
    this.#known.delete(tx.tenantId);
    this.#known.set(tx.tenantId, { of, favourites });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    try {
      return await favourites;
    } catch (error) {
      if (this.#known.get(tx.tenantId)?.favourites === favourites) this.#known.delete(tx.tenantId);
      throw error;
    }
  }
}

interface Counted {
  readonly today: BusinessDate;
  readonly most: boolean;
  readonly paired: boolean;
}

async function count(tx: Tx, { today, most, paired }: Counted): Promise<Favourites> {
  const since = addDays(today, -DAYS);
  return {
    mostOrdered: most ? await selectMostOrdered(tx, since, today) : [],
    goesWith: paired ? await selectPairs(tx, since, today) : new Map(),
  };
}

/** SQL: each account of the days before today with what it ordered; a combo counts, not its parts. */
const ORDERED = `ordered as (
  select distinct o.account_id, coalesce(l.combo_item_id, l.menu_item_id) as item
  from orders o join order_lines l on l.tenant_id = $1 and l.order_id = o.id
  where o.tenant_id = $1 and o.business_date >= $2 and o.business_date < $3 and o.cancelled_at is null
    and l.status <> 'cancelled')`;

async function selectMostOrdered(tx: Tx, since: string, today: string): Promise<MenuItemId[]> {
  const rows = await tx.query<{ item: MenuItemId }>({
    text: `with ${ORDERED} select item from ordered group by item having count(*) >= ${LEAST_ACCOUNTS}
      order by count(*) desc, item limit ${MOST_READ}`,
    values: [tx.tenantId, since, today],
  });
  return rows.map(({ item }) => item);
}

async function selectPairs(
  tx: Tx,
  since: string,
  today: string,
): Promise<ReadonlyMap<MenuItemId, readonly MenuItemId[]>> {
  const rows = await tx.query<{ item: MenuItemId; others: MenuItemId[] }>({
    text: `with ${ORDERED}, pairs as (
        select a.item, b.item as other, row_number() over (partition by a.item order by count(*) desc, b.item) as place
        from ordered a join ordered b on b.account_id = a.account_id and b.item <> a.item
        group by a.item, b.item having count(*) >= ${LEAST_ACCOUNTS})
      select item, json_agg(other order by place) as others from pairs where place <= ${PAIRED} group by item`,
    values: [tx.tenantId, since, today],
  });
  return new Map(rows.map(({ item, others }) => [item, others]));
}
