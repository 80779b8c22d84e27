import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type { searchReservations as definition } from "../../../../contract/reservations.ts";
import { customerSearchTerms } from "../../../../domain/customers/customer-search.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { AFTER_EVERY_WORD, afterWord } from "../../../platform/lists/after-word.ts";
import { RESERVATION_COLUMNS, RESERVATION_DETAILS, type ReservationRow } from "./reservation-queries.ts";
import { reservationView } from "./reservation-view.ts";

/** So many fit on a screen; whoever is not among them types on. */
const FOUND_MAX = 50;
/** Customers looked at, and reservations of each, the latest first. */
const CUSTOMERS_MAX = 200;
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

function findReservations(tx: Tx, typed: string, now: Date): Promise<ReservationRow[]> {
  const [first = AFTER_EVERY_WORD, ...others] = customerSearchTerms(typed);
  const code = CODE.test(typed) ? typed.toUpperCase() : AFTER_EVERY_WORD;
  return tx.query({
    text: FIND,
    values: [
      tx.tenantId,
      first,
      afterWord(first),
      others,
      others.map(afterWord),
      code,
      afterWord(code),
      CUSTOMERS_MAX,
      EACH_MAX,
      now,
      FOUND_MAX,
    ],
  });
}

const FIND = `
with named as (
  select distinct hit.customer_id from (
    select w.customer_id from customer_words w
    where w.tenant_id = $1 and w.word >= $2 and w.word < $3
      and not exists (
        select from unnest($4::text[], $5::text[]) as term (low, high)
        where not exists (
          select from customer_words other
          where other.tenant_id = $1 and other.customer_id = w.customer_id
            and other.word >= term.low and other.word < term.high))
    order by w.word, w.customer_id limit $8) hit
), found as (
  select k.id from named cross join lateral (
    select id from reservations
    where tenant_id = $1 and customer_id = named.customer_id and archived_at is null
    order by starts_at desc limit $9 offset 0
  ) k
  union
  select k.id from (
    select id from reservations where tenant_id = $1 and unique_code >= $6 and unique_code < $7
      and archived_at is null order by unique_code limit $11
  ) k
)
select ${RESERVATION_COLUMNS} from found
cross join lateral (select * from reservations where tenant_id = $1 and id = found.id offset 0) r
${RESERVATION_DETAILS}
order by r.ends_at < $10, abs(extract(epoch from r.starts_at - $10)), r.id
limit $11`;
