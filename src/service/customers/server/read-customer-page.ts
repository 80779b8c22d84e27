import { readSettings } from "#core/settings/server/public.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { CustomerPage } from "../contract/customers.ts";
import { readFavourites, readFigures, readLastInvoices } from "./customer-page-queries.ts";
import { customerById, customerIdOf, personIds, tiesOf } from "./customer-queries.ts";
import { readReservations } from "./customer-reservation-queries.ts";
import { customerView } from "./customer-view.ts";

/** What is known of a customer and what their visits say, those of whoever was merged into them counted in. Throws not_found. */
export function readCustomerPage(ctx: StaffContext, key: CustomerId | string): Promise<CustomerPage> {
  return ctx.inTenant(async (tx) => {
    const id = found(await customerIdOf(tx, key));
    const customer = customerView(found(await customerById(tx, id)));
    const { currency } = await readSettings(tx, ctx.now);
    const ids = await personIds(tx, id);
    const figures = await readFigures(tx, ids);
    const { visits, spend } = figures;
    return {
      customer,
      currency,
      ...figures,
      average: visits === 0 ? null : cents(Math.round(spend / visits)),
      favourites: await readFavourites(tx, ids),
      last_invoices: await readLastInvoices(tx, ids),
      ...(await readReservations(tx, ids, ctx.now)),
      ...(await tiesOf(tx, ids, ctx.now)),
    };
  });
}
