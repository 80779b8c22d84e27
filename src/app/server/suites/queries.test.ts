import { expect, test } from "vitest";
import { z } from "zod";
import { listInvoices } from "#money/invoices/contract/invoices.ts";
import { type RouteDefinition, route } from "#platform/contract/define.ts";
import { periodPart } from "#platform/contract/query-parts.ts";
import { day } from "#platform/contract/wire.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { parseQuery } from "#platform/server/http/parse-input.ts";
import { readReport } from "#reporting/reports/contract/reports.ts";
import { allRoutes } from "../../contract/routes.ts";
import { aFloor } from "../testing/floor.ts";
import { routeName } from "./call.ts";

const definitions: readonly RouteDefinition[] = [...allRoutes.values()];

/** Fields that are refused in this query; none when it is read. */
function refusedIn(definition: RouteDefinition, query: Record<string, unknown>): unknown {
  try {
    parseQuery(definition, query);
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.options.fields;
    throw error;
  }
}

/** Whoever shares, mails or caches these addresses adds to them. */
const OPEN = [
  "GET /public/documents/:code/json",
  "GET /public/documents/:code/pdf",
  "GET /public/report-mail/:token",
  "GET /qrmenu/:qrcode/pictures/:hash",
  "GET /qrmenu/:qrcode/store-image",
  "POST /public/report-mail/:token/leave",
  "POST /stripe/webhook",
];

test("every route refuses a part of the address that it does not declare", () => {
  const unknown = { field: "no_such_part", code: "unknown_name" };
  const open = definitions.filter(
    (definition) =>
      !JSON.stringify(refusedIn(definition, { no_such_part: "1" })).includes(JSON.stringify(unknown)),
  );
  expect(open.map(routeName).toSorted()).toEqual(OPEN);
  expect(
    definitions
      .filter(({ takesAnyQuery }) => takesAnyQuery)
      .map(routeName)
      .toSorted(),
  ).toEqual(OPEN);
});

test("what is wrong with a part is told once", () => {
  expect(refusedIn(readReport, { from: "abc" })).toEqual([{ field: "from", code: "not_a_date" }]);
});

/** Names under which a query has the name of a period; the right one alone, or a query forgot the shared part. */
const periodNames = (shape: z.ZodObject["shape"]) =>
  Object.keys(shape).filter((name) => {
    const accepts = (value: string) => (shape[name] as z.ZodType).safeParse(value).success;
    return accepts("last_7days") && accepts("custom") && !accepts("no_period");
  });

test("dates without a period are custom dates, on every route that has one", () => {
  const dated = definitions.flatMap((definition) => {
    const shape = definition.query?.shape ?? {};
    return periodNames(shape).length > 0 ? [{ definition, shape }] : [];
  });
  expect(dated.length).toBeGreaterThan(30);
  for (const { definition, shape } of dated) {
    const part = periodPart(shape);
    expect([part], routeName(definition)).toEqual(periodNames(shape));
    const wanted = Object.entries(shape).filter(
      ([, schema]) => !(schema as z.ZodType).safeParse(undefined).success,
    );
    const rest = Object.fromEntries(wanted.map(([name, schema]) => [name, firstChoice(schema as z.ZodType)]));
    for (const dates of [{ from: "2026-01-05" }, { to: "2026-01-05" }])
      expect(parseQuery(definition, { ...rest, ...dates }), routeName(definition)).toMatchObject({
        ...dates,
        [part ?? ""]: "custom",
      });
    expect(parseQuery(definition, rest), routeName(definition)).not.toMatchObject({ [part ?? ""]: "custom" });
  }
});

const firstChoice = (schema: z.ZodType) => (schema instanceof z.ZodEnum ? schema.options[0] : "1");

test("a period that is named wins over dates, and a query without one keeps them", () => {
  const shape = { from: day.optional(), to: day.optional() };
  const define = (query: z.ZodObject) =>
    route({ method: "GET", path: "/x", summary: "X.", access: "public", query, response: z.object({}) });
  const dates = { from: "2026-01-05", to: "2026-01-06" };
  const named = define(z.object({ ...shape, type: z.enum(["today", "custom"]).default("today") }));
  expect(parseQuery(named, { ...dates, type: "today" })).toEqual({ ...dates, type: "today" });
  expect(parseQuery(define(z.object(shape)), dates)).toEqual(dates);
});

test("a misspelt filter is told by its name, and dates alone are of the report", async () => {
  const { admin, server } = await aFloor();
  const get = async (path: string) =>
    (await server.app.inject({ url: `/api/v1${path}`, cookies: admin.cookies })).json();
  expect(await get(`${listInvoices.path}?form=2026-01-05&lang=es`)).toMatchObject({
    code: "invalid_input",
    fields: [
      { field: "form", code: "unknown_name", message: "Esta dirección no tiene una parte con ese nombre." },
    ],
  });
  const alone = await get(`${readReport.path}?from=2026-01-05&to=2026-01-06`);
  expect(alone).toMatchObject({ from: "2026-01-05", to: "2026-01-06" });
  expect(alone).toEqual(await get(`${readReport.path}?type=custom&from=2026-01-05&to=2026-01-06`));
});
