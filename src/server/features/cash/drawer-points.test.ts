import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addDrawer, cashDesk, changeDrawer, openCashSession } from "../../../contract/cash.ts";
import { payOrders } from "../../../contract/payments.ts";
import { addEstablishment, archiveEstablishment } from "../../../contract/tax-issuer/places.ts";
import { required } from "../../platform/http/app-error.ts";
import { aFloor, aKey } from "../../testing/floor.ts";
import { issuingOn } from "../../testing/ministry/issuer.ts";
import { aPerson, type Person } from "../../testing/sessions.ts";
import { ownTestServer } from "../../testing/test-server.ts";

/** A restaurant of two places, a drawer at each, and somebody with each of them open. */
async function twoTills() {
  const floor = await issuingOn(await aFloor(await ownTestServer()));
  const { admin, server, small } = floor;
  const branch = { title: "Sucursal", kind: "01", code: "S001", officialCode: "" } as const;
  await admin.call(addEstablishment, { body: branch });
  const desk = async () => (await admin.call(cashDesk)).ok;
  const point = required(
    (await desk()).points_of_sale.find(({ code }) => code === "S001 P001"),
    "the branch's point of sale",
  );
  expect(
    (await admin.call(addDrawer, { body: { title: "Sucursal", point_of_sale_id: point.id } })).status,
  ).toBe(200);
  const open = async (title: string): Promise<Person> => {
    const person = await aPerson(server, small.tenantId, { scope: ["ORDER_BILLING"] });
    const drawer_id = (await drawerOf(title)).id;
    const body = { uuid: randomUUID(), drawer_id, float: 10 };
    expect((await person.call(openCashSession, { body, headers: aKey() })).status).toBe(200);
    return person;
  };
  const drawerOf = async (title: string) =>
    required(
      (await desk()).drawers.find((drawer) => drawer.title === title),
      "a drawer",
    );
  const first = required((await desk()).drawers[0], "the first drawer").title;
  const sell = async (person: Person) => {
    const body = await floor.payBody([await floor.sendReadyOrder()]);
    expect((await person.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  };
  return { floor, point, drawerOf, sell, main: await open(first), branch: await open("Sucursal") };
}

test("two tills at once number their documents apart, each without a gap and none twice", async () => {
  const { floor, sell, main, branch } = await twoTills();
  await Promise.all([main, branch, main, branch, main, branch].map(sell));
  const numbers = (await floor.documents()).map(({ control_number }) => control_number).toSorted();
  const series = (place: string) => [1, 2, 3].map((no) => `DTE-01-${place}P001-00000000000000${no}`);
  expect(numbers).toEqual([...series("M001"), ...series("S001")]);
});

test("a drawer whose point of sale was taken out of use issues from the usual one", async () => {
  const { floor, point, drawerOf, sell, branch } = await twoTills();
  const { admin } = floor;
  const { id: drawerId } = await drawerOf("Sucursal");
  const body = { title: "Feria", is_enabled: true };
  expect((await admin.call(changeDrawer, { params: { drawerId }, body })).status).toBe(200);
  expect(await drawerOf("Feria")).toMatchObject({ point_of_sale_id: point.id });
  const [place] = await floor.rows<{ id: number }>(
    "select id from establishments where tenant_id = $1 and code = 'S001'",
  );
  const params = { establishmentId: required(place, "the branch").id };
  expect((await admin.call(archiveEstablishment, { params })).status).toBe(200);
  await sell(branch);
  expect((await floor.documents()).map(({ control_number }) => control_number)).toEqual([
    "DTE-01-M001P001-000000000000001",
  ]);
  expect(await drawerOf("Feria")).toMatchObject({ point_of_sale_id: null });
  const again = await admin.call(changeDrawer, {
    params: { drawerId },
    body: { ...body, point_of_sale_id: point.id },
  });
  expect(again.error.fields).toMatchObject([{ field: "point_of_sale_id", code: "not_a_choice" }]);
});
