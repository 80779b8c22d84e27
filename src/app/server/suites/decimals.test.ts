import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { payOrders } from "#money/payments/contract/payments.ts";
import { payOnAccount } from "#money/receivables/contract/receivables.ts";
import { decimalKinds } from "#platform/contract/wire.ts";
import { allRoutes } from "../../contract/routes.ts";
import { aFloor, aKey } from "../testing/floor.ts";
import { routeName } from "./call.ts";
import { numberSchemas } from "./schema-walk.ts";

/** A number that somebody may send: where, and its schema. */
const sent = [...allRoutes.values()].flatMap((definition) =>
  [definition.params, definition.query, definition.body].flatMap((schema) =>
    numberSchemas(schema).map(({ path, schema: number }) => ({
      place: `${routeName(definition)} ${path.join(".")}`,
      name: String(path.findLast((part) => part !== 0) ?? ""),
      schema: number,
    })),
  ),
);

test("every number with decimals that a route takes refuses one too many", () => {
  const kindless = sent.filter(({ schema }) => !schema.isInt && decimalKinds.get(schema) === undefined);
  expect(kindless.map(({ place }) => place)).toEqual([]);
  expect(sent.filter(({ schema }) => decimalKinds.get(schema)?.kind === "money").length).toBeGreaterThan(60);
});

/** Words for money in the names of fields. */
const MONEY_NAME =
  /(price|precio|amount|monto|total|cost|tip|propina|balance|received|withheld|cash|fee|limit|discount|value|credit)(?![a-z])/i;

/** Named like it, and something else: numbers of rows, days and tries, an answer of 0 or 1, costs finer than money. */
const OTHERS = [
  "count_limit",
  "credit_days",
  "dte_precio_incluye_iva",
  "limit",
  "new_cost",
  "old_cost",
  "unit_cost",
];

test("a field that is named as money is money, or a percentage of it", () => {
  const isOther = (schema: z.ZodNumber) => !/money|percent/.test(decimalKinds.get(schema)?.kind ?? "");
  const other = sent.filter(({ name, schema }) => MONEY_NAME.test(name) && isOther(schema));
  expect([...new Set(other.map(({ name }) => name))].toSorted()).toEqual(OTHERS);
});

test("no kind takes a decimal too many, whatever the number", () => {
  const most = { money: 2, quantity: 3, percent: 2, exact: 8 } as const;
  const seen = new Set<string>();
  for (const { place, schema } of sent) {
    const kind = decimalKinds.get(schema)?.kind;
    if (kind === undefined) continue;
    seen.add(kind);
    const tooFine = 1 + 10 ** -(most[kind] + 1);
    const parsed = z.safeParse(schema, Number(tooFine.toFixed(most[kind] + 1)));
    expect(parsed.error?.issues.length ?? 0, place).toBeGreaterThan(0);
  }
  expect([...seen].toSorted()).toEqual(Object.keys(most).toSorted());
});

test("through HTTP: a third decimal is refused at its field, and nothing is charged", async () => {
  const { admin, payBody, rows, sendReadyOrder, server, small } = await aFloor();
  const refused = async (method: "POST" | "PUT", path: string, body: object) => {
    const reply = await server.app.inject({
      method,
      url: `/api/v1${path}?lang=es`,
      payload: body,
      cookies: admin.cookies,
      headers: aKey(),
    });
    return [reply.statusCode, reply.json().fields];
  };
  const fields = (field: string) => [
    400,
    [{ field, code: "too_many_decimals", message: "Tiene demasiados decimales." }],
  ];
  const body = await payBody([await sendReadyOrder()]);
  const pay = (part: object) => refused("POST", payOrders.path, { ...body, ...part });
  expect(await pay({ tipAmount: 0.005 })).toEqual(fields("tipAmount"));
  expect(await pay({ received: 100.005 })).toEqual(fields("received"));
  expect(await pay({ total: body.total + 0.001 })).toEqual(fields("total"));
  // 1.1 * 3 is a sum that nobody rounded.
  expect(await pay({ tipAmount: 1.1 * 3 })).toEqual(fields("tipAmount"));
  const account = payOnAccount.path.replace(":id", "1");
  const payment = { uuid: randomUUID(), paymentTypeId: small.paymentTypes.cash };
  expect(await refused("POST", account, { ...payment, amount: 4.005 })).toEqual(fields("amount"));
  expect(await rows("select id from payments where tenant_id = $1")).toEqual([]);
});
