import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { route } from "#platform/contract/define.ts";
import { day, idOf, idTextOf, instant, money } from "#platform/contract/wire.ts";
import { lineStatuses } from "#service/orders/domain/line-status.ts";
import { dayFilters, documented, publicPage, publicQuery, withExamples } from "./public-wire.ts";

const addon = z.object(documented("order_addon", { title: z.string(), price: money }));

const line = z.object(
  documented("order_line", {
    id: idOf("OrderLine"),
    menu_item_id: idOf("MenuItem"),
    title: z.string(),
    variant_title: z.string().nullable(),
    quantity: z.number().int(),
    unit_price: money,
    addons: z.array(addon),
    notes: z.string().nullable(),
    status: z.enum(lineStatuses),
  }),
);

export const publicOrder = withExamples(
  z.object(
    documented("order", {
      id: idOf("Order"),
      order_no: z.number().int(),
      /** Number that is called out; starts again each business day. */
      token_no: z.number().int(),
      business_date: day,
      created_at: instant,
      status: z.enum(["open", "paid", "cancelled"]),
      dining_option: z.enum(diningOptions),
      source: z.enum(orderSources),
      /** Orders of one bill share their account. */
      account_id: idOf("Account"),
      table_title: z.string().nullable(),
      customer_id: idOf("Customer").nullable(),
      lines: z.array(line),
    }),
  ),
  {
    id: 4000001873,
    order_no: 1204,
    token_no: 31,
    business_date: "2026-11-20",
    created_at: "2026-11-20T18:42:07.315Z",
    status: "paid",
    dining_option: "dinein",
    source: "table",
    account_id: 4000001869,
    table_title: "Mesa 4",
    customer_id: null,
    lines: [
      {
        id: 4000001874,
        menu_item_id: 4000000211,
        title: "Pupusa revuelta",
        variant_title: "De maíz",
        quantity: 3,
        unit_price: 1.75,
        addons: [{ title: "Extra queso", price: 0.5 }],
        notes: "sin curtido",
        status: "delivered",
      },
      {
        id: 4000001875,
        menu_item_id: 4000000230,
        title: "Horchata",
        variant_title: null,
        quantity: 1,
        unit_price: 1.75,
        addons: [],
        notes: null,
        status: "delivered",
      },
    ],
  },
  {
    id: 4000001902,
    order_no: 1205,
    token_no: 32,
    business_date: "2026-11-20",
    created_at: "2026-11-20T18:55:40.002Z",
    status: "open",
    dining_option: "takeaway",
    source: "phone",
    account_id: 4000001901,
    table_title: null,
    customer_id: 4000000870,
    lines: [
      {
        id: 4000001903,
        menu_item_id: 4000000244,
        title: "Carne asada",
        variant_title: null,
        quantity: 1,
        unit_price: 6.5,
        addons: [],
        notes: null,
        status: "preparing",
      },
    ],
  },
);

export const listPublicOrders = route({
  method: "GET",
  path: "/orders",
  summary: "Orders of a range of business days with their lines, the oldest first.",
  access: { apiKey: "orders:read" },
  query: publicQuery(dayFilters),
  response: publicPage(publicOrder),
});

export const readPublicOrder = route({
  method: "GET",
  path: "/orders/:orderId",
  summary: "One order with its lines.",
  access: { apiKey: "orders:read" },
  params: z.object(documented("paths", { orderId: idTextOf("Order") })),
  response: publicOrder,
  errors: ["not_found"],
});
