import type { ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { AFTER_EVERY_WORD, afterWord } from "#platform/server/lists/after-word.ts";
import { customerSearchTerms } from "#service/customers/domain/customer-search.ts";
import { findCustomerIds } from "#service/customers/server/public.ts";
import type { searchReservations as definition } from "../../contract/reservations.ts";
import { RESERVATION_COLUMNS, RESERVATION_DETAILS, type ReservationRow } from "./reservation-queries.ts";
import { reservationView } from "./reservation-view.ts";

/** So many fit on a screen; whoever is not among them types on. */
const FOUND_MAX = 50;
/** Words of customers looked at, and reservations of each customer, the latest first. */
const WORDS_MAX = 200;
const EACH_MAX = 20;
/** Enough of a code that it is meant. */
const CODE = /^[a-z0-9]{4,6}$/i;

/** The reservations that fit what is typed, what is to come before what has been; nothing is found by nothing. */
export async function searchReservations(
  ctx: StaffContext,
  typed: string,
): Promise<ResponseOf<typeof definition>> {
  if (typed === "") return { reservations: [] };
  const rows = await ctx.inTenant((tx) => findReservations(tx, typed, ctx.now));
  return { reservations: rows.map(reservationView) };
}

async function findReservations(tx: Tx, typed: string, now: Date): Promise<ReservationRow[]> {
  const [first, ...others] = customerSearchTerms(typed);
  const ids = first === undefined ? [] : await findCustomerIds(tx, [first, ...others], WORDS_MAX);
  const code = CODE.test(typed) ? typed.toUpperCase() : AFTER_EVERY_WORD;
  return tx.query({
    text: FIND,
    values: [tx.tenantId, ids, code, afterWord(code), EACH_MAX, now, FOUND_MAX],
  });
}

const FIND = `
with found as (
  select k.id from unnest($2::bigint[]) as named (id) cross join lateral (
    select id from reservations
    where tenant_id = $1 and customer_id = named.id and archived_at is null
    order by starts_at desc limit $5 offset 0
  ) k
  union
  select k.id from (
    select id from reservations where tenant_id = $1 and unique_code >= $3 and unique_code < $4
      and archived_at is null order by unique_code limit $7
  ) k
)
select ${RESERVATION_COLUMNS} from found
cross join lateral (select * from reservations where tenant_id = $1 and id = found.id offset 0) r
${RESERVATION_DETAILS}
order by r.ends_at < $6, abs(extract(epoch from r.starts_at - $6)), r.id
limit $7`;
