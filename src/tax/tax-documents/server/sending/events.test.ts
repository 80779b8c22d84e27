import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { anIssuer, type IssuingFloor } from "#app/server/testing/ministry/issuer.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { decimalOfCents } from "#platform/domain/money/decimal.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { required } from "#platform/server/http/app-error.ts";
import { readIssuing } from "../issuing.ts";
import { writeEvent } from "../write-document.ts";
import type { TaxDocumentRow } from "./document-queries.ts";

const person = { name: "Ana Rivas", identity: { kind: "13", number: "04589123-4" } };

const server = await ownTestServer();

/** A sealed sale, and the event that makes it count no more, not sent yet. */
async function anInvalidation() {
  const floor = await anIssuer(server);
  const orderId = await floor.sendReadyOrder();
  const body = await floor.payBody([orderId]);
  expect((await floor.admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  const { id } = await last(floor);
  await floor.deliver(id);
  const event = await floor.server.db.inTenant(floor.small.tenantId, async (tx) => {
    const issuing = required(await readIssuing(tx, null), "who issues");
    const sealed = await last(floor);
    return writeEvent(tx, {
      issuing,
      now: floor.deps.clock(),
      by: null,
      aboutId: id,
      taskId: null,
      contingencyId: null,
      input: {
        type: "invalidation",
        issuer: issuing.issuer,
        kind: 2,
        reason: null,
        replacement: null,
        responsible: person,
        applicant: person,
        document: {
          type: "01",
          generationCode: sealed.generation_code,
          seal: required(sealed.seal, "a seal"),
          controlNumber: required(sealed.control_number, "a number"),
          issuedOn: calendarDate(sealed.issued_on),
          vat: decimalOfCents(cents(sealed.vat_cents ?? 0)),
          buyer: { documentKind: null, documentNumber: null, name: null, phone: null, email: null },
        },
      },
    });
  });
  expect(event.problems).toEqual([]);
  return { floor, id, event: event.id };
}

const last = async (floor: IssuingFloor) =>
  required((await floor.rows<TaxDocumentRow>(ALL)).at(-1), "a document");

const ALL = "select * from tax_documents where tenant_id = $1 order by id";

const stateOf = async (floor: IssuingFloor, id: TaxDocumentId) =>
  (await floor.rows<TaxDocumentRow>(ALL)).find((row) => row.id === id);

test("an invalidation is signed and sent by the queue", async () => {
  const { floor, id, event } = await anInvalidation();
  const seal = (await stateOf(floor, id))?.seal;
  await floor.deliver(event);
  expect(await stateOf(floor, event)).toMatchObject({ state: "sealed", seal: expect.any(String), sends: 1 });
  expect(await stateOf(floor, id)).toMatchObject({ state: "invalidated", seal });
  expect(floor.ministry.liveDocuments()).toEqual([]);
});

test("an invalidation whose answer is lost is seen on its document", async () => {
  const { floor, id, event } = await anInvalidation();
  floor.ministry.addFault({ kind: "lost", on: "invalidation", times: 1 });
  await floor.deliver(event);
  expect(await stateOf(floor, event)).toMatchObject({ state: "sealed", seal: null, sends: 1 });
  expect(await stateOf(floor, id)).toMatchObject({ state: "invalidated" });
});

test("one that did not arrive is sent again", async () => {
  const { floor, id, event } = await anInvalidation();
  floor.ministry.addFault({ kind: "error_page", on: "invalidation", times: 2 });
  await floor.deliver(event);
  expect(await stateOf(floor, event)).toMatchObject({ state: "sealed", sends: 3 });
  expect(await stateOf(floor, id)).toMatchObject({ state: "invalidated" });
});

test("one that is refused waits for a person, and its document counts", async () => {
  const { floor, id, event } = await anInvalidation();
  floor.ministry.addFault({ kind: "reject", code: "018", on: "invalidation", times: 1 });
  await floor.deliver(event);
  expect(await stateOf(floor, event)).toMatchObject({ state: "rejected", words: { code: "018" } });
  expect(await stateOf(floor, id)).toMatchObject({ state: "sealed" });
  expect(floor.ministry.liveDocuments()).toHaveLength(1);
});
