-- What was sold of each variant and add-on is summed by day too (docs/money.md). The words are two more than before, so every row is
-- as it should be already: reading them all would hold up a large restaurant for nothing (`not valid`).
alter table report_day_sums drop constraint report_day_sums_dimension_check;
alter table report_day_sums add constraint report_day_sums_dimension_check check (dimension in ('sale', 'order', 'item', 'waiter',
  'table', 'source', 'dining_option', 'payment', 'discount', 'courtesy', 'void', 'refund', 'tip', 'guest', 'dish', 'kitchen', 'recall',
  'variant', 'addon')) not valid;
alter table report_month_sums drop constraint report_month_sums_dimension_check;
alter table report_month_sums add constraint report_month_sums_dimension_check check (dimension in ('sale', 'order', 'item', 'waiter',
  'table', 'source', 'dining_option', 'payment', 'discount', 'courtesy', 'void', 'refund', 'tip', 'guest', 'dish', 'kitchen', 'recall',
  'variant', 'addon')) not valid;

-- Days that are summed have none of these: the job sums them anew, and they are read as they are until then.
do $$
declare
  home bigint;
begin
  for home in select id from tenants order by id loop
    perform set_config('app.tenant_id', home::text, true);
    update report_watermarks set summed_until = null where tenant_id = home;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
