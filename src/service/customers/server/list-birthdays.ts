import type { ResponseOf } from "#platform/contract/define.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listBirthdays as definition } from "../contract/customers.ts";
import { ageOn, birthdayWeek } from "../domain/birthdays.ts";
import { wallToday } from "./wall-today.ts";

/** Most birthdays listed: nobody would greet more. */
const TOLD_MAX = 200;

interface Born {
  readonly id: CustomerId;
  readonly phone: string;
  readonly name: string | null;
  readonly birth_date: string;
  readonly birth_day: number;
}

/** Lists the birthdays of today and the six days after, by the restaurant's calendar; sorted by day and name. */
export function listBirthdays(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const today = await wallToday(tx, ctx.now);
    const week = birthdayWeek(today);
    const born = await bornOn(
      tx,
      week.flatMap(({ births }) => births),
    );
    const birthdays = born.slice(0, TOLD_MAX).map(({ id, phone, name, birth_date, birth_day }) => {
      const { day } = required(
        week.find(({ births }) => births.includes(birth_day)),
        "a day of the week that was asked for",
      );
      return { id, phone, name, day, age: ageOn(birth_date, day) };
    });
    return {
      today,
      birthdays: birthdays.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
      has_more: born.length > TOLD_MAX,
    };
  });
}

/** Finds customers born on these days of any year, one more than the list shows. */
const bornOn = (tx: Tx, births: readonly number[]) =>
  tx.query<Born>({
    text: `select id, phone, name, birth_date, birth_day from customers
      where tenant_id = $1 and birth_day = any($2::smallint[]) and archived_at is null
      order by array_position($2::smallint[], birth_day), sort_name, id limit $3`,
    values: [tx.tenantId, births, TOLD_MAX + 1],
  });
