import type { SaleTotals } from "#core/pricing/domain/sale-totals.ts";
import { NO_TAX, type PriceTax, type TaxType } from "#core/pricing/domain/tax-type.ts";
import { readSettings, type Settings } from "#core/settings/server/public.ts";
import type { Receipt } from "#money/receipts/contract/receipts.ts";
import { receiptView } from "#money/receipts/server/receipt-view.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { type MenuItemId, toId } from "#platform/domain/ids.ts";
import { type BasisPoints, type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { PaperTicket } from "#service/kitchen/contract/kitchen.ts";
import { type FrozenSale, taxFactsOfItems } from "#tax/documents/server/public.ts";
import { trySaleDocument } from "#tax/tax-documents/server/public.ts";
import type { runTrialSale as definition } from "../contract/trial-sale.ts";
import { NOT_INVOICED, unkeptSale } from "./example-sale.ts";
import { documentView } from "./run-fiscal-test.ts";

/**
 * Sells so many portions of the first dish on the menu, as a till would, and keeps nothing: the sale is computed and never
 * written, so that no number, stock or figure knows of it (docs/decisions/0135). Throws `nothing_to_try` without a dish.
 */
export function runTrialSale(
  ctx: StaffContext,
  { quantity }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    const dish = await firstDish(tx);
    if (dish === undefined) throw new AppError("nothing_to_try");
    const { title, variant, price, tax } = dish;
    const taxFacts = required((await taxFactsOfItems(tx, [dish.id])).get(dish.id), "the facts of the dish");
    const sold = { title, unitPrice: price, quantity, tax, taxFacts };
    const { sale, totals } = unkeptSale(settings, ctx.now, { dishes: [sold] });
    const { isIssuing, documents } = await trySaleDocument(tx, ctx, sale);
    const tried = required(
      documents.find(({ isInForce }) => isInForce),
      "the document in force",
    );
    return {
      dish: { title, variant, price },
      ticket: ticketOf(ctx, dish, { quantity, settings }),
      receipt: receiptOf(ctx, dish, { sale, totals, settings }),
      document: documentView({ sale, tried }),
      is_issuing: isIssuing,
      currency: settings.currency,
    };
  });
}

interface TrialDish {
  readonly id: MenuItemId;
  readonly title: string;
  readonly variant: string | null;
  readonly price: Cents;
  readonly tax: PriceTax;
  readonly station: string;
  readonly table: string | null;
  readonly floor: string | null;
}

/** Reads the first dish on the menu that is sold by itself, with its first variant, and the first table. */
async function firstDish(tx: Tx): Promise<TrialDish | undefined> {
  const [row] = await tx.query<
    Omit<TrialDish, "tax"> & { readonly rate: BasisPoints | null; readonly type: TaxType | null }
  >({
    text: `select i.id, i.title, v.title as variant, coalesce(v.price_cents, i.price_cents) as price, t.rate_bp as rate, t.type,
        s.title as station, p.title as "table", p.floor
      from menu_items i
      left join categories c on c.tenant_id = i.tenant_id and c.id = i.category_id
      left join taxes t on t.tenant_id = i.tenant_id and t.id = i.tax_id
      left join lateral (select title, price_cents from menu_variants
        where tenant_id = $1 and menu_item_id = i.id and archived_at is null order by position, id limit 1) v on true
      left join lateral (select title, floor from store_tables
        where tenant_id = $1 and archived_at is null and is_enabled order by position, id limit 1) p on true
      join lateral (select title from stations
        where tenant_id = $1 order by id = coalesce(i.station_id, c.station_id) desc nulls last, position, id limit 1) s on true
      where i.tenant_id = $1 and i.is_enabled and i.archived_at is null and coalesce(c.is_enabled, true)
        and not exists (select from combo_groups where tenant_id = $1 and menu_item_id = i.id)
      order by c.position nulls last, c.id, i.position, i.id limit 1`,
    values: [tx.tenantId],
  });
  if (row === undefined) return undefined;
  const { rate, type, ...dish } = row;
  return { ...dish, tax: rate === null || type === null ? NO_TAX : { rate, type } };
}

interface Sold {
  readonly quantity: number;
  readonly settings: Settings;
}

function ticketOf({ now }: StaffContext, dish: TrialDish, { quantity, settings }: Sold): PaperTicket {
  return {
    station: dish.station,
    copy_no: 1,
    page_format: settings.print.page_format,
    printed_at: now,
    ticket: {
      id: toId<"Order">(1),
      order_no: NOT_INVOICED,
      token_no: NOT_INVOICED,
      is_paid: false,
      round: 1,
      date: now,
      delivery_type: "dinein",
      source: "table",
      external_number: null,
      table_title: dish.table,
      floor: dish.floor,
      stations: [],
      items: [
        {
          id: toId<"OrderLine">(1),
          item_id: dish.id,
          item_title: dish.title,
          variant_title: dish.variant,
          quantity,
          status: "created",
          addons: [],
          allergens: [],
          notes: null,
          seat: null,
          course: null,
          fire_at: now,
          combo_title: null,
          recalled: false,
        },
      ],
    },
  };
}

interface TrialTerms {
  readonly sale: FrozenSale;
  readonly totals: SaleTotals;
  readonly settings: Settings;
}

function receiptOf(ctx: StaffContext, dish: TrialDish, { sale, totals, settings }: TrialTerms): Receipt {
  return receiptView({
    head: {
      dining_option: "dinein",
      customer_name: null,
      customer_phone: null,
      table_title: dish.table,
      floor: dish.floor,
      waiter: ctx.name,
    },
    lines: sale.lines.map(({ title, unitPrice, quantity }) => ({
      title,
      variant_title: dish.variant,
      addons: [],
      notes: null,
      is_courtesy: false,
      combo: null,
      priced: { unitPrice, quantity },
    })),
    orders: [],
    figures: {
      itemsTotal: totals.net,
      taxTotal: totals.taxTotal,
      taxBreakdown: totals.taxes.flatMap(({ type, rate, net, tax }) =>
        rate === 0 ? [] : { type, rate, base: net, amount: tax },
      ),
      tributesTotal: ZERO_CENTS,
      serviceChargeTotal: totals.serviceCharge,
      discountTotal: ZERO_CENTS,
      discounts: [],
      tipTotal: ZERO_CENTS,
      withheldTotal: ZERO_CENTS,
      payableTotal: totals.payable,
      date: ctx.now,
    },
    payment: {
      feedbackPath: null,
      // An invoice is paid and no order: 0 is the number of none.
      invoiceNo: NOT_INVOICED,
      invoiceType: sale.invoiceType,
      receptor: null,
      paymentMethod: ctx.say("settings.example.cash"),
      payments: [],
      discountCode: null,
      settled: null,
      onAccount: null,
      document: null,
      received: null,
      change: null,
    },
    settings,
  });
}
