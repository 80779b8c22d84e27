import { beforeAll, expect, test } from "vitest";
import { recordedChanges } from "#app/contract/audit-field.ts";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { required } from "#platform/server/http/app-error.ts";
import { listAuditEntries } from "#reporting/audit/contract/audit.ts";
import { readCertification } from "#tax/tax-documents/contract/certification.ts";
import { readCorrections, replaceDocument } from "#tax/tax-documents/contract/corrections.ts";
import {
  listGenerationRules,
  removeGenerationRule,
  setGenerationRules,
} from "../contract/generation-rules.ts";
import { readIssuerStanding, readTaxIssuer, setTaxEnvironment, setTaxIssuer } from "../contract/issuer.ts";
import {
  addEstablishment,
  addPointOfSale,
  archiveEstablishment,
  archivePointOfSale,
  changeEstablishment,
  changePointOfSale,
  listEstablishments,
  listSeries,
  setNumberScope,
  startSeries,
} from "../contract/places.ts";

const NIT = "06142303181016";
const issuer = {
  legalName: "Pupusería La Ceiba, S.A. de C.V.",
  tradeName: "",
  nit: "0614-230318-101-6",
  nrc: "276843-1",
  activityCode: "56101",
  department: "06",
  municipality: "23",
  district: "14",
  complement: "Calle Arce 12",
  phone: "2257-7001",
  email: "dte@laceiba.example",
  responsibleName: "Ana Rivas",
  responsibleKind: "13",
  responsibleNumber: "01234567-8",
} as const;
const place = { title: "Casa matriz", kind: "02", code: "m001", officialCode: "" } as const;
const point = { title: "Barra", code: "P002", officialCode: "", isDefault: false };

let server: Awaited<ReturnType<typeof ownTestServer>>;
beforeAll(async () => {
  server = await ownTestServer();
});
const aRestaurant = () => aFloor(server);

const read = async ({ admin }: Floor) => (await admin.call(readTaxIssuer)).ok;
const fieldsOf = (error: { fields?: readonly { field: string; code: string }[] }) =>
  (error.fields ?? []).map(({ field, code }) => `${field}: ${code}`);
const placesOf = async ({ admin }: Floor) => (await admin.call(listEstablishments)).ok.establishments;

test("an issuer is saved as digits with the exact words of its activity", async () => {
  const floor = await aRestaurant();
  expect((await floor.admin.call(setTaxIssuer, { body: issuer })).status).toBe(200);
  expect((await read(floor)).issuer).toMatchObject({ nit: NIT, nrc: "2768431", district: "14" });
  expect(await floor.rows("select activity_desc from fiscal_settings where tenant_id = $1")).toEqual([
    { activity_desc: "Restaurantes" },
  ]);
  const odd = await floor.admin.call(setTaxIssuer, {
    body: { ...issuer, activityCode: "99999", municipality: "10", nit: "123", phone: "123" },
  });
  expect(fieldsOf(odd.error)).toEqual(["nit: nit_malformed", "phone: phone_length"]);
  for (const [responsibleKind, responsibleNumber, refused] of [
    ["13", "0123", "dui_malformed"],
    ["36", "0123", "nit_malformed"],
    ["03", "A123", "malformed"],
  ] as const) {
    const { error } = await floor.admin.call(setTaxIssuer, {
      body: { ...issuer, responsibleKind, responsibleNumber },
    });
    expect(fieldsOf(error)).toEqual([`responsibleNumber: ${refused}`]);
  }
  const unknown = await floor.admin.call(setTaxIssuer, {
    body: { ...issuer, activityCode: "99999", municipality: "10" },
  });
  expect(fieldsOf(unknown.error)).toEqual(["activityCode: not_a_choice", "municipality: not_a_choice"]);
});

test("the log of changes tells an edit of the issuer in words", async () => {
  const floor = await aRestaurant();
  await floor.admin.call(setTaxIssuer, { body: issuer });
  await floor.admin.call(setTaxIssuer, {
    body: { ...issuer, legalName: "Otra, S.A.", isLargeTaxpayer: true },
  });
  const { rows } = (await floor.admin.call(listAuditEntries, { query: { subject: "tax_issuer" } })).ok;
  const [edit] = rows;
  expect(recordedChanges(edit?.before ?? null, edit?.after ?? null)).toEqual([
    { field: "legal_name", before: issuer.legalName, after: "Otra, S.A." },
    { field: "is_large_taxpayer", before: false, after: true },
  ]);
  expect(edit?.after).toMatchObject({
    activity: "56101 · Restaurantes",
    address: expect.stringMatching(/^Calle Arce 12 · .*San Salvador$/),
    document: expect.stringMatching(/^DUI · 01234567-?8$/),
  });
});

test("of two who edit the issuer at once the later is told", async () => {
  const floor = await aRestaurant();
  const { version } = (await read(floor)).issuer;
  await floor.admin.call(setTaxIssuer, { body: { ...issuer, version } });
  const late = await floor.admin.call(setTaxIssuer, { body: { ...issuer, phone: "22990000", version } });
  expect(late.error.code).toBe("changed_meanwhile");
});

test("nobody issues before everything is there", async () => {
  const floor = await issuingOn(await aRestaurant());
  const { admin } = floor;
  await admin.call(setTaxEnvironment, { body: { environment: null } });
  await admin.call(setTaxIssuer, { body: { ...issuer, district: "", responsibleName: "" } });
  const early = await admin.call(setTaxEnvironment, { body: { environment: "00" } });
  expect(early.error).toMatchObject({
    code: "tax_issuer_incomplete",
    details: { missing: ["address", "responsible"] },
  });
  await admin.call(setTaxIssuer, { body: issuer });
  expect((await read(floor)).missing["00"]).toEqual([]);
  expect((await admin.call(setTaxEnvironment, { body: { environment: "00" } })).status).toBe(200);
  const emptied = await admin.call(setTaxIssuer, {
    body: { ...issuer, phone: "", complement: "", nit: "06140511991028" },
  });
  expect(fieldsOf(emptied.error).toSorted()).toEqual([
    "complement: required",
    "nit: nit_of_certificate",
    "phone: required",
  ]);
  const production = await admin.call(setTaxEnvironment, { body: { environment: "01" } });
  expect(production.error.details).toEqual({ missing: ["credentials", "certificate", "sign_in"] });
});

test("what only one document refuses is listed and refused on its field", async () => {
  const floor = await issuingOn(await aRestaurant());
  const { admin } = floor;
  await admin.call(setTaxIssuer, { body: issuer });
  const begin = (environment: "00" | null) => admin.call(setTaxEnvironment, { body: { environment } });
  // Three signs are demanded of the name on a crédito fiscal of 2022 and on no document of 2026.
  const short = { ...issuer, legalName: "Ño" };
  expect(fieldsOf((await admin.call(setTaxIssuer, { body: short })).error)).toEqual(["legalName: too_short"]);
  await begin(null);
  expect((await admin.call(setTaxIssuer, { body: short })).status).toBe(200);
  const { missing, refused } = await read(floor);
  expect(missing["00"]).toEqual(["documents"]);
  expect(refused["00"].map(({ kind, generation }) => [kind, generation])).toEqual([
    ["03", "2022-12"],
    ["05", "2022-12"],
    ["06", "2022-12"],
    ["invalidation", "2022-12"],
  ]);
  expect((await begin("00")).error).toMatchObject({ details: { missing: ["documents"] } });
  const rule = { environment: "00", fromDay: "2020-01-01" } as const;
  const set = (kind: "01" | "03", generation: "2022-12" | "2026-07") =>
    admin.call(setGenerationRules, { body: { ...rule, kinds: [kind], generation } });
  expect((await set("03", "2026-07")).status).toBe(200);
  expect((await set("03", "2022-12")).error).toMatchObject({
    code: "tax_generation_refused",
    message: expect.stringContaining("Crédito fiscal. Restaurant, name: is too short (3)."),
  });
  const point = { title: "Barra", code: "P009", officialCode: "12345", isDefault: false };
  const [matriz] = await placesOf(floor);
  const params = { establishmentId: String(matriz?.id) };
  const odd = await admin.call(addPointOfSale, { params, body: point });
  expect(odd.error.fields?.[0]).toMatchObject({ field: "officialCode" });
});

test("the first place has the usual point of sale", async () => {
  const floor = await aRestaurant();
  const { admin } = floor;
  await admin.call(addEstablishment, { body: place });
  expect(await placesOf(floor)).toMatchObject([
    { code: "M001", isFixed: false, pointsOfSale: [{ code: "P001", isDefault: true, isFixed: false }] },
  ]);
  const twice = await admin.call(addEstablishment, { body: place });
  expect(fieldsOf(twice.error)).toEqual(["code: code_taken"]);
  const odd = await admin.call(addEstablishment, { body: { ...place, code: "X001" } });
  expect(fieldsOf(odd.error)).toEqual(["code: establishment_code"]);
  await floor.rows(
    `insert into control_numbers (tenant_id, environment, kind, establishment_code, point_of_sale_code, value)
    values ($1, '00', '01', 'M001', 'P001', 7)`,
  );
  const [matriz] = await placesOf(floor);
  const { id, pointsOfSale } = required(matriz, "the place");
  const usual = required(pointsOfSale[0], "the point of sale");
  const moved = await admin.call(changeEstablishment, {
    params: { establishmentId: id },
    body: { ...place, code: "M002" },
  });
  expect(fieldsOf(moved.error)).toEqual(["code: code_issued"]);
  const renamed = await admin.call(changePointOfSale, {
    params: { pointOfSaleId: usual.id },
    body: { ...point, code: "P003" },
  });
  expect(fieldsOf(renamed.error)).toEqual(["code: code_issued"]);
  expect(
    (
      await admin.call(changeEstablishment, {
        params: { establishmentId: id },
        body: { ...place, title: "Centro", code: "M001" },
      })
    ).status,
  ).toBe(200);
});

test("what is issued from is taken out of use only after another took its place", async () => {
  const floor = await aRestaurant();
  const { admin } = floor;
  await admin.call(addEstablishment, { body: place });
  const establishmentId = required((await placesOf(floor))[0], "the place").id;
  const params = { establishmentId };
  expect((await admin.call(archiveEstablishment, { params })).error.code).toBe("tax_place_is_default");
  await admin.call(addPointOfSale, { params, body: { ...point, isDefault: true } });
  const points = required((await placesOf(floor))[0], "the place").pointsOfSale;
  expect(points.map(({ code, isDefault }) => [code, isDefault])).toEqual([
    ["P001", false],
    ["P002", true],
  ]);
  const [first, second] = points.map(({ id }) => id);
  const archive = (pointOfSaleId: number | undefined) =>
    admin.call(archivePointOfSale, { params: { pointOfSaleId: pointOfSaleId ?? 0 } });
  expect((await archive(second)).error.code).toBe("tax_place_is_default");
  expect((await archive(first)).status).toBe(200);
  expect((await archive(first)).status).toBe(404);
  // A code that is out of use may be had by another one, whose numbers go on where they were.
  const again = await admin.call(addPointOfSale, { params, body: { ...point, code: "P001" } });
  expect(again.status).toBe(200);
});

test("a rule holds from its day on, and without one the version of 2022 does", async () => {
  const floor = await aRestaurant();
  const { admin } = floor;
  const rules = async () => (await admin.call(listGenerationRules)).ok;
  const { today } = await rules();
  const now = async (kind: string, environment: string) =>
    (await rules()).now.find((each) => each.kind === kind && each.environment === environment)?.generation;
  expect(await now("01", "00")).toBe("2022-12");
  const rule = {
    environment: "00" as const,
    kinds: ["01" as const, "03" as const],
    generation: "2026-07" as const,
  };
  await admin.call(setGenerationRules, { body: { ...rule, fromDay: today } });
  await admin.call(setGenerationRules, { body: { ...rule, kinds: ["05"], fromDay: "2099-01-01" } });
  expect([await now("01", "00"), await now("05", "00"), await now("01", "01")]).toEqual([
    "2026-07",
    "2022-12",
    "2022-12",
  ]);
  const one = { kind: "01", environment: "00", fromDay: today } as const;
  expect((await admin.call(removeGenerationRule, { body: one })).status).toBe(200);
  expect((await admin.call(removeGenerationRule, { body: one })).status).toBe(404);
  expect(await now("01", "00")).toBe("2022-12");
});

test("certification counts what the test service sealed", async () => {
  const floor = await issuingOn(await aRestaurant());
  for (let sale = 0; sale < 2; sale += 1) {
    const body = await floor.payBody([await floor.sendReadyOrder()]);
    await floor.admin.call(payOrders, { body, headers: aKey() });
  }
  const [first] = await floor.documents();
  await floor.deliver(required(first, "a document").id);
  const { counts } = (await floor.admin.call(readCertification)).ok;
  expect(counts[0]).toEqual({ kind: "01", needed: 90, done: 1, waiting: 1 });
  expect(counts.map(({ kind, needed }) => `${kind} ${needed}`)).toEqual([
    "01 90",
    "03 75",
    "05 50",
    "06 25",
    "14 25",
    "invalidation 5",
    "contingency 5",
  ]);
});

test("whoever keeps the books sees that the certificate ends", async () => {
  const floor = await issuingOn(await aRestaurant());
  const accountant = await aPerson(server, floor.small.tenantId, { scope: ["ACCOUNTING"] });
  expect((await accountant.call(readTaxIssuer)).status).toBe(403);
  const standing = async () => (await accountant.call(readIssuerStanding)).ok;
  expect(await standing()).toEqual({ environment: "00", certificateEnds: null, refused: null });
  const end = new Date(server.deps.clock().getTime() + 9.5 * 86_400_000);
  await floor.rows("update tax_credentials set certificate_valid_until = $2 where tenant_id = $1", end);
  await floor.rows(
    "insert into tax_halts (tenant_id, environment, why, at) values ($1, '00', 'certificate', now())",
  );
  expect(await standing()).toMatchObject({ certificateEnds: { days: 10 }, refused: "certificate" });
});

test("a series goes on behind another system's numbers, only upwards", async () => {
  const floor = await issuingOn(await aRestaurant());
  const { admin } = floor;
  const [usual] = required((await placesOf(floor))[0], "a place").pointsOfSale;
  const params = { pointOfSaleId: required(usual, "a point of sale").id };
  const series = { environment: "00", type: "01" } as const;
  const start = (next: string, of: object = series) =>
    admin.call(startSeries, { params, body: { ...series, ...of, next } });
  const nextOf = async (type: "01" | "03") =>
    (await admin.call(listSeries, { params })).ok.series.find(
      (each) => each.environment === "00" && each.type === type,
    )?.next;
  expect(await nextOf("01")).toBe(1);
  expect((await start("000000000005001")).ok.message).toContain("DTE-01-M001P001-000000000005001");
  // Nothing was issued with the codes: they may still be put right.
  expect((await placesOf(floor))[0]).toMatchObject({ isFixed: false, pointsOfSale: [{ isFixed: false }] });
  const sell = async () => {
    const body = await floor.payBody([await floor.sendReadyOrder()]);
    expect((await admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
    return required((await floor.documents()).at(-1), "a document").control_number;
  };
  expect(await sell()).toBe("DTE-01-M001P001-000000000005001");
  expect((await placesOf(floor))[0]).toMatchObject({ isFixed: true });
  expect((await start("5002")).status).toBe(200);
  for (const behind of ["5001", "1"])
    expect(fieldsOf((await start(behind)).error)).toEqual(["next: number_behind"]);
  expect(fieldsOf((await start("0")).error)).toEqual(["next: too_small"]);
  expect(fieldsOf((await start("999999999999999")).error)).toEqual(["next: too_large"]);
  expect(fieldsOf((await start("12a")).error)).toEqual(["next: malformed"]);
  expect(await nextOf("03")).toBe(1);
  // Types that count together go on together.
  await admin.call(setNumberScope, { body: { numberScope: "establishment" } });
  expect(await nextOf("03")).toBe(5002);
  expect(fieldsOf((await start("5001", { type: "03" })).error)).toEqual(["next: number_behind"]);
  expect((await start("7000", { type: "03" })).status).toBe(200);
  expect(await sell()).toBe("DTE-01-M001P001-000000000007000");
  const audited = await floor.rows(
    "select before, after from audit_entries where tenant_id = $1 and action = 'point_of_sale.series_started' order by id",
  );
  expect(audited).toMatchObject([
    { after: { next_number: "DTE-01-M001P001-000000000005001" } },
    { after: { next_number: "DTE-03-M001P001-000000000007000" } },
  ]);
});

test("a number that the ministry has from another system is replaced behind it", async () => {
  const floor = await issuingOn(await aRestaurant());
  const { admin } = floor;
  const [usual] = required((await placesOf(floor))[0], "a place").pointsOfSale;
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  expect((await admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  const { id } = required((await floor.documents()).at(-1), "a document");
  const taken = { kind: "reject", code: "004", field: "identificacion.numeroControl" } as const;
  floor.ministry.addFault({ ...taken, on: "reception", times: 1 });
  await floor.deliver(id);
  const { actions } = (await admin.call(readCorrections, { params: { id } })).ok;
  expect(actions).toEqual(["replace"]);
  await admin.call(startSeries, {
    params: { pointOfSaleId: required(usual, "a point of sale").id },
    body: { environment: "00", type: "01", next: "801" },
  });
  expect((await admin.call(replaceDocument, { params: { id }, body: { receptor: null } })).status).toBe(200);
  const placed = required((await floor.documents()).at(-1), "a document");
  expect(placed.control_number).toBe("DTE-01-M001P001-000000000000801");
  await floor.deliver(placed.id);
  expect(floor.ministry.liveDocuments()).toHaveLength(1);
});
