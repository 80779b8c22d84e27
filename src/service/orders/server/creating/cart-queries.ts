import type { OrderSource } from "#core/settings/domain/order-source.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import type {
  AccountId,
  CategoryId,
  ComboChoiceId,
  CustomerId,
  MenuItemId,
  StationId,
  TableId,
} from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { ItemLimit } from "#service/item-limits/domain/item-limit.ts";

/** A menu item as it is sold at this moment. */
export interface CartItem
  extends Pick<
    MenuItem,
    "id" | "title" | "price" | "variants" | "addons" | "groups" | "recipe" | "tax" | "combo"
  > {
  readonly isSellable: boolean;
  readonly categoryId: CategoryId | null;
  readonly categoryTitle: string | null;
  /** Course of its category. */
  readonly course: number | null;
  readonly stationId: StationId;
}

/** A limit with the countdown from which portions are taken. */
type CountedLimit = ItemLimit & { readonly itemId: MenuItemId; readonly countdownId: string };

/** Everything the restaurant has that a cart refers to, and how it counts its days. */
export interface CartReading {
  readonly timeZone: string;
  readonly cutoffHour: number;
  /** Minutes after which the next course fires by itself; null: somebody fires it. */
  readonly courseMinutes: number | null;
  readonly tableId: TableId | null;
  /** For a merged customer, the one who stayed. */
  readonly customerId: CustomerId | null;
  /** Source of the account that the order joins. */
  readonly accountSource: OrderSource | null;
  readonly items: readonly CartItem[];
  /** Locked limits of those items, including limits whose day has come. */
  readonly limits: readonly CountedLimit[];
}

/** The rows that a cart refers to; each item once. */
interface CartReferences {
  readonly tableId: TableId | null;
  readonly customerId: CustomerId | null;
  readonly accountId: AccountId | null;
  readonly itemIds: readonly MenuItemId[];
  /** Choices of combos; their items are read too. */
  readonly choiceIds: readonly ComboChoiceId[];
}

/**
 * Reads everything a cart refers to in one statement and locks the table and the limited items. So two rounds
 * sent to one table at once get consecutive numbers and one account, and the last portion is sold once.
 */
export async function readCart(tx: Tx, references: CartReferences): Promise<CartReading> {
  const [reading] = await tx.query<CartReading>({
    text: READ_CART,
    values: [
      tx.tenantId,
      references.tableId,
      references.customerId,
      references.itemIds,
      references.choiceIds,
      references.accountId,
    ],
  });
  return required(reading, "the settings of the restaurant");
}

const READ_CART = `
with wanted as (
  select unnest($4::bigint[]) as id
  union select menu_item_id from combo_choices where tenant_id = $1 and id = any($5::bigint[])
), chosen_table as (
  select id from store_tables where tenant_id = $1 and id = $2 and is_enabled and archived_at is null
  for no key update
), limits as (
  select menu_item_id, remaining, available_on, countdown_id from item_limits
  where tenant_id = $1 and menu_item_id = any(array(select id from wanted))
  order by menu_item_id for no key update
), first_station as (
  select id from stations where tenant_id = $1 order by position, id limit 1
)
select s.time_zone as "timeZone", s.day_cutoff_hour as "cutoffHour",
  s.course_minutes as "courseMinutes",
  (select id from chosen_table) as "tableId",
  (select coalesce(merged_into_id, id) from customers
    where tenant_id = $1 and id = $3 and (archived_at is null or merged_into_id is not null)) as "customerId",
  (select source from accounts where tenant_id = $1 and id = $6) as "accountSource",
  (select coalesce(json_agg(json_build_object(
      'id', i.id, 'title', i.title, 'price', i.price_cents,
      'isSellable', i.is_enabled and i.archived_at is null and coalesce(c.is_enabled, true),
      'categoryId', c.id, 'categoryTitle', c.title, 'course', c.course,
      'stationId', coalesce(i.station_id, c.station_id, (select id from first_station)),
      'tax', case when t.id is null then null
        else json_build_object('id', t.id, 'title', t.title, 'rate', t.rate_bp, 'type', t.type) end,
      'variants', (select coalesce(json_agg(json_build_object('id', v.id, 'title', v.title, 'price', v.price_cents)), '[]')
        from menu_variants v where v.tenant_id = $1 and v.menu_item_id = i.id and v.archived_at is null),
      'addons', (select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'price', a.price_cents)
          order by a.position, a.id), '[]')
        from item_addons a where a.tenant_id = $1 and a.menu_item_id = i.id and a.archived_at is null),
      'groups', (select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title, 'min', g.min_choices,
          'max', g.max_choices, 'maxEach', g.max_each, 'isRequired', g.is_required, 'defaultIds', json_build_array(),
          'addonIds', (select coalesce(json_agg(m.id), '[]') from item_addons m
            where m.tenant_id = $1 and m.menu_item_id = i.id and m.group_id = g.id and m.archived_at is null))
          order by g.position, g.id), '[]')
        from item_groups g where g.tenant_id = $1 and g.menu_item_id = i.id and g.archived_at is null),
      'recipe', (select coalesce(json_agg(json_build_object('variantId', r.variant_id, 'addonId', r.addon_id,
          'inventoryItemId', r.inventory_item_id, 'quantity', r.quantity)), '[]')
        from item_recipes r where r.tenant_id = $1 and r.menu_item_id = i.id),
      'combo', (select json_agg(json_build_object('id', g.id, 'title', g.title, 'min', g.min_choices, 'max', g.max_choices,
          'choices', (select coalesce(json_agg(json_build_object('id', h.id, 'itemId', h.menu_item_id,
            'variantId', h.variant_id, 'extra', h.extra_cents, 'isDefault', h.is_default)), '[]')
            from combo_choices h where h.tenant_id = $1 and h.combo_group_id = g.id))
          order by g.position, g.id)
        from combo_groups g where g.tenant_id = $1 and g.menu_item_id = i.id)
    )), '[]')
    from menu_items i
    left join categories c on c.tenant_id = i.tenant_id and c.id = i.category_id
    left join taxes t on t.tenant_id = i.tenant_id and t.id = i.tax_id
    where i.tenant_id = $1 and i.id = any(array(select id from wanted))) as items,
  (select coalesce(json_agg(json_build_object('itemId', menu_item_id, 'remaining', remaining,
    'availableOn', available_on, 'countdownId', countdown_id)), '[]') from limits) as limits
from store_settings s
where s.tenant_id = $1`;
