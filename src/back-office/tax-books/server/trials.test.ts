import { expect, test } from "vitest";
import { z } from "zod";
import { allRoutes, apiBase } from "#app/contract/routes.ts";
import { aFloor, aKey, type PayBody } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aCompany } from "#app/server/testing/ministry/issuing-actions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { readTaxStatus } from "#tax/tax-documents/contract/sending.ts";

const onCredit = { invoiceType: "CREDITO_FISCAL", receptor: aCompany } as const;

async function sell(floor: IssuingFloor, rest: Partial<PayBody> = {}): Promise<void> {
  const body = await floor.payBody([await floor.sendReadyOrder()], rest);
  expect(await floor.admin.call(payOrders, { body, headers: aKey() })).toMatchObject({ status: 200 });
  const made = (await floor.documents()).at(-1);
  if (made) await floor.deliver(made.id);
}

/** Every document once more as one of a certification, of each kind and in each state that books and notices know. */
const makeTrials = (floor: IssuingFloor) =>
  floor.rows(
    `insert into tax_documents (tenant_id, kind, environment, generation, generation_code, control_number, issued_on, issued_at, made_at,
        input, party_name, party_number, party_nrc, not_subject_cents, exempt_cents, taxed_cents, vat_cents, tributes_cents,
        withheld_cents, perceived_cents, outside_cents, total_cents, to_pay_cents, state, seal, sealed_at, is_trial)
      select t.tenant_id, k.kind, t.environment, t.generation, upper(gen_random_uuid()::text),
        'DTE-' || k.kind || '-M001P001-' || lpad((900 + row_number() over ())::text, 15, '0'), t.issued_on, t.issued_at, t.made_at,
        t.input, t.party_name, t.party_number, t.party_nrc, t.not_subject_cents, t.exempt_cents, t.taxed_cents, t.vat_cents, 7,
        100, 100, t.outside_cents, t.total_cents, t.to_pay_cents, s.state,
        case when s.state in ('draft', 'rejected', 'sent') then null else t.seal end,
        case when s.state in ('draft', 'rejected', 'sent') then null else t.sealed_at end, true
      from tax_documents t cross join unnest(array['01', '03', '05', '06', '14']) k(kind)
      cross join unnest(array['sealed', 'sealed_with_remarks', 'invalidated', 'draft', 'rejected', 'sent']) s(state)
      where t.tenant_id = $1 and t.seal is not null returning id`,
  );

/** What an accountant or an owner reads and saves. */
const READ =
  /^GET \/(?:tax-books|journal|accounting\/documents|invoices|reports)(?:\/(?!init|mail)[a-z-]+)*$/;

/** Values of the parts of an address that such a route needs. */
const values: Readonly<Record<string, string>> = {
  book: "taxpayers",
  form: "annex",
  list: "expected",
  by: "hour",
  kind: "01",
};

/** Asks a route with those of the values that it knows, and gives its answer as it came. */
async function answerOf(floor: IssuingFloor, { path, query }: RouteDefinition): Promise<string> {
  const known = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const asked = new URLSearchParams(Object.entries(values).filter(([name]) => known.includes(name)));
  const reply = await floor.server.app.inject({
    url: `${apiBase}${path}?${asked}`,
    cookies: floor.admin.cookies,
  });
  expect(reply.statusCode, `${path} ${reply.payload}`).toBe(200);
  return reply.headers["content-type"]?.toString().startsWith("application/pdf") ? "" : reply.payload;
}

test("trials are in no book, list, file, notice or report", async () => {
  const server = await ownTestServer();
  const floor = await issuingOn(await aFloor(server));
  await sell(floor);
  await sell(floor, onCredit);
  // A running day is compared up to this moment.
  server.clock.now = server.deps.clock();
  const readable = [...allRoutes.values()].filter(
    ({ method, path, access }) =>
      READ.test(`${method} ${path}`) && !(typeof access === "object" && "apiKey" in access),
  );
  expect(readable.length).toBeGreaterThan(15);
  const read = async () => {
    const answers: Record<string, string> = {};
    for (const route of readable) answers[route.path] = await answerOf(floor, route);
    const { rejected, drafts, waiting } = (await floor.admin.call(readTaxStatus)).ok;
    return { ...answers, status: JSON.stringify({ rejected, drafts, waiting }) };
  };
  const before = await read();
  expect((await makeTrials(floor)).length).toBe(60);
  expect(await read()).toEqual(before);
});
