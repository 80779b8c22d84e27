-- The ledger of the store room (docs/decisions/0059): each movement says what was there after it and what all movements so far
-- come to, so that a period is the difference of two rows and the stock of any moment one row for each item.

alter table inventory_items
  -- Where it is kept, or what kind of thing it is.
  add column group_title text check (length(group_title) between 1 and 60),
  -- When it was deleted: its movements stay.
  add column archived_at timestamptz,
  -- The title as lists search and sort it (src/server/platform/lists/search-sql.ts).
  add column sort_title text not null generated always as (
    translate(lower(title), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc')) stored,
  -- As `stockState` of the domain says.
  add column status text not null generated always as (
    case when quantity <= 0 then 'out' when min_quantity_threshold > 0 and quantity <= min_quantity_threshold then 'low' else 'in' end
  ) stored,
  -- All movements so far, in thousandths. What went out is in_total - wastage_total - quantity.
  add column in_total bigint not null default 0,
  add column wastage_total bigint not null default 0,
  -- By orders, less what voids and refunds brought back.
  add column sold_total bigint not null default 0,
  -- Found missing by adjustments and counts, less what was found again.
  add column lost_total bigint not null default 0;
create index inventory_items_by_title on inventory_items (tenant_id, sort_title, id) where archived_at is null;
create index inventory_items_by_status on inventory_items (tenant_id, status, sort_title, id) where archived_at is null;
create index inventory_items_by_group on inventory_items (tenant_id, group_title, sort_title, id) where archived_at is null;

alter table stock_movements
  add column purchase_id bigint,
  add column count_id bigint,
  -- Why it was thrown away; null: nobody said, or it was not.
  add column reason text check (reason in ('spoiled', 'dropped', 'expired', 'staff_meal', 'sample', 'other')),
  -- What a unit cost when it moved; null: nobody knew.
  add column unit_cost_micros bigint check (unit_cost_micros >= 0),
  -- The item after this movement: what is there, and its totals.
  add column quantity_after bigint,
  add column in_total bigint,
  add column wastage_total bigint,
  add column sold_total bigint,
  add column lost_total bigint;
alter table stock_movements drop constraint stock_movements_cause_check;
alter table stock_movements add constraint stock_movements_cause_check check (cause in ('opening', 'purchase',
  'purchase_cancelled', 'order', 'order_cancelled', 'refund', 'wastage', 'adjustment', 'count'));

-- What a unit cost on average, from when on. Insert-only, as movements are; the newest is the item's own.
create table stock_costs (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  inventory_item_id bigint not null,
  at timestamptz not null,
  -- Null: not known any more.
  unit_cost_micros bigint check (unit_cost_micros between 0 and 1000000000000),
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, inventory_item_id) references inventory_items (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index stock_costs_by_item on stock_costs (tenant_id, inventory_item_id, at, id);
create index stock_costs_by_user on stock_costs (tenant_id, created_by);

-- Rows from before. The owner has to see those of every restaurant, so force is lifted meanwhile. What tills keep of an
-- ingredient does not change, and a trigger that waits for the commit would hold the table.
alter table inventory_items disable trigger till_version;
alter table inventory_items no force row level security;
alter table stock_movements no force row level security;

-- What is there and no movement explains was there before the ledger, or is gone without one.
insert into stock_movements (tenant_id, id, inventory_item_id, type, quantity, cause, created_at)
  select i.tenant_id, nextval(('tenant_ids.t' || i.tenant_id)::regclass), i.id, case when difference > 0 then 'IN' else 'OUT' end,
    difference, case when difference > 0 then 'opening' else 'adjustment' end, greatest(i.updated_at, m.last)
  from inventory_items i
  left join (
    select tenant_id, inventory_item_id, sum(quantity) as total, max(created_at) as last from stock_movements group by 1, 2
  ) m on m.tenant_id = i.tenant_id and m.inventory_item_id = i.id
  cross join lateral (select (i.quantity - coalesce(m.total, 0))::bigint as difference) d
  where difference <> 0;

with moved as (
  select tenant_id, id,
    sum(quantity) over earlier as quantity_after,
    sum(case when type = 'IN' then quantity else 0 end) over earlier as in_total,
    sum(case when type = 'WASTAGE' then -quantity else 0 end) over earlier as wastage_total,
    sum(case when cause in ('order', 'order_cancelled', 'refund') then -quantity else 0 end) over earlier as sold_total,
    sum(case when cause in ('adjustment', 'count') then -quantity else 0 end) over earlier as lost_total
  from stock_movements
  window earlier as (partition by tenant_id, inventory_item_id order by id)
)
update stock_movements m set quantity_after = moved.quantity_after, in_total = moved.in_total,
  wastage_total = moved.wastage_total, sold_total = moved.sold_total, lost_total = moved.lost_total,
  unit_cost_micros = i.unit_cost_micros
from moved, inventory_items i
where m.tenant_id = moved.tenant_id and m.id = moved.id and i.tenant_id = m.tenant_id and i.id = m.inventory_item_id;

update inventory_items i set in_total = m.in_total, wastage_total = m.wastage_total, sold_total = m.sold_total,
  lost_total = m.lost_total
from (
  select distinct on (tenant_id, inventory_item_id) * from stock_movements order by tenant_id, inventory_item_id, id desc
) m
where m.tenant_id = i.tenant_id and m.inventory_item_id = i.id;

-- What a unit cost before is not known: what it costs now is taken for all that is past.
insert into stock_costs (tenant_id, id, inventory_item_id, at, unit_cost_micros)
  select i.tenant_id, nextval(('tenant_ids.t' || i.tenant_id)::regclass), i.id,
    coalesce((select min(created_at) from stock_movements m where m.tenant_id = i.tenant_id and m.inventory_item_id = i.id), i.updated_at),
    i.unit_cost_micros
  from inventory_items i where i.unit_cost_micros is not null;

alter table inventory_items enable trigger till_version;
alter table inventory_items force row level security;
alter table stock_movements force row level security;
select protect_tenant_table('stock_costs', 'select, insert');

alter table stock_movements
  alter column quantity_after set not null,
  alter column in_total set not null,
  alter column wastage_total set not null,
  alter column sold_total set not null,
  alter column lost_total set not null;

-- By time within an item, a type or all of them: each ends with the id, which decides between equal moments.
drop index stock_movements_by_item;
drop index stock_movements_by_time;
create index stock_movements_by_item on stock_movements (tenant_id, inventory_item_id, created_at, id);
create index stock_movements_by_time on stock_movements (tenant_id, created_at, id);
-- Nearly all of them go out: what comes in or is thrown away has its own order, which a sale does not write.
create index stock_movements_by_type on stock_movements (tenant_id, type, created_at, id) where type <> 'OUT';
create index stock_movements_by_item_and_type on stock_movements (tenant_id, inventory_item_id, type, created_at, id)
  where type <> 'OUT';
create index stock_movements_by_purchase on stock_movements (tenant_id, purchase_id) where purchase_id is not null;
create index stock_movements_by_count on stock_movements (tenant_id, count_id) where count_id is not null;
