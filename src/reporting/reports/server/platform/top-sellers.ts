import { type Id, type TenantId, toId } from "#platform/domain/ids.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { titlesOfItems } from "../report-titles.ts";
import { runsOf, spansOf } from "./platform-spans.ts";

/** Items of each span that are read first, and the factor when these do not decide. */
const FIRST_DEPTH = 64;
const DEEPER = 4;

interface Sold {
  readonly tenant_id: TenantId;
  readonly tenant_name: string;
  readonly item_id: Id<"MenuItem">;
  readonly quantity: number;
  /** Most pieces of any item that was not read. */
  readonly beyond: number;
}

interface TopSeller {
  readonly tenant_id: TenantId;
  readonly tenant_name: string;
  readonly item_id: Id<"MenuItem">;
  /** Present title on its menu. */
  readonly title: string;
  readonly qty: number;
}

/**
 * Returns the best sellers of all restaurants in business days. It reads only the first items of each day and month:
 * when the last wanted one has more pieces than the places after them could add up to, no other item can be among
 * them (the threshold algorithm of Fagin, Lotem and Naor). Otherwise it reads deeper. Only items that could still be
 * among them are added up in full: their pieces in the places that were read, and at most the last place's in each
 * other day and month. On some days more of an item is given back than sold, so what was seen of it may be more than
 * it comes to: the places to beat are those that the first ones come to in full.
 */
export async function topSellers(db: Database, range: DateRange, most: number): Promise<TopSeller[]> {
  for (let depth = FIRST_DEPTH; ; depth *= DEEPER) {
    const sold = await bestOf(db, range, { depth, most });
    const last = sold[most - 1]?.quantity ?? 0;
    const beyond = sold[0]?.beyond ?? 0;
    if (beyond === 0 || last > beyond)
      return titled(
        db,
        sold.filter(({ quantity }) => quantity > 0),
      );
  }
}

/** Pieces of the item `c` in all days and months of the period. */
const TOTAL = `
         select sum(s.quantity)::bigint as quantity
         from unnest($5::text[], $6::date[], $7::date[]) as r(span, first, last) cross join lateral (
           select i.quantity from tenant_item_sums i
           where i.tenant_id = c.tenant_id and i.item_id = c.item_id and i.span = r.span
             and i.starts_on between r.first and r.last
           offset 0
         ) s`;

function bestOf(
  db: Database,
  range: DateRange,
  { depth, most }: { readonly depth: number; readonly most: number },
): Promise<Sold[]> {
  const spans = spansOf(range);
  const runs = runsOf(spans);
  return db.directory<Sold>(
    `with heads as materialized (
       select p.span, p.starts_on, h.* from unnest($1::text[], $2::date[]) as p(span, starts_on) cross join lateral (
         select i.tenant_id, i.item_id, i.quantity from tenant_item_sums i
         where i.span = p.span and i.starts_on = p.starts_on and i.quantity > 0
         order by i.quantity desc limit $3
       ) h
     ), ends as materialized (
       select span, starts_on, case when count(*) = $3 then min(quantity) else 0 end as last_place from heads group by 1, 2
     ), beyond as materialized (
       select coalesce(sum(last_place), 0)::bigint as quantity from ends
     ), known as materialized (
       select h.tenant_id, h.item_id, sum(h.quantity) as seen, sum(h.quantity - e.last_place) + b.quantity as at_most
       from heads h join ends e using (span, starts_on) cross join beyond b
       group by h.tenant_id, h.item_id, b.quantity
     ), first_guess as materialized (
       select min(t.quantity) as quantity from (
         select tenant_id, item_id from known order by seen desc limit $4
       ) c cross join lateral (${TOTAL}) t
       having count(*) = $4
     ), candidates as materialized (
       select tenant_id, item_id from known where at_most >= coalesce((select quantity from first_guess), 0)
     ), best as (
       select c.tenant_id, c.item_id, t.quantity from candidates c cross join lateral (${TOTAL}) t
       order by t.quantity desc, c.tenant_id, c.item_id limit $4
     )
     select best.tenant_id, t.name as tenant_name, best.item_id, best.quantity, beyond.quantity as beyond
     from best join tenants t on t.id = best.tenant_id cross join beyond
     order by best.quantity desc, best.tenant_id, best.item_id`,
    [
      spans.map(({ span }) => span),
      spans.map(({ startsOn }) => startsOn),
      depth,
      most,
      runs.map(({ span }) => span),
      runs.map(({ first }) => first),
      runs.map(({ last }) => last),
    ],
  );
}

/** Adds the present titles of the few restaurants in the list. */
async function titled(db: Database, sold: readonly Sold[]): Promise<TopSeller[]> {
  const titles = new Map<string, string>();
  for (const [tenantId, items] of Map.groupBy(sold, ({ tenant_id }) => tenant_id)) {
    const keys = items.map(({ item_id }) => String(item_id));
    const read = await db.inTenant(tenantId, (tx) => titlesOfItems(tx, keys));
    for (const { key, title } of read) titles.set(`${tenantId} ${key}`, title);
  }
  return sold.map(({ tenant_id, tenant_name, item_id, quantity }) => ({
    tenant_id: toId<"Tenant">(tenant_id),
    tenant_name,
    item_id,
    title: titles.get(`${tenant_id} ${item_id}`) ?? "",
    qty: quantity,
  }));
}
