import { beforeAll, describe, expect, test } from "vitest";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import * as contract from "../contract/catalogues.ts";
import { isKnownCode, isMunicipality, placeName, unknownCodesOf } from "./catalogues.ts";

let anybody: Person;

beforeAll(async () => {
  const server = await testServer();
  anybody = await aPerson(server, await createTenant(server.db, { name: "Comedor" }), {});
});

describe("the official lists, whole, for whoever is signed in", () => {
  test("departments and kinds of documents", async () => {
    const { data } = (await anybody.call(contract.listDepartments)).ok;
    expect(data).toHaveLength(15);
    expect(data).toContainEqual({ code: "06", name: "San Salvador", id: 6 });
    const documents = (await anybody.call(contract.listDocumentTypes)).ok.data;
    expect(documents.map(({ code }) => code)).toEqual(["36", "13", "37", "03", "02"]);
  });

  test("the 44 municipalities in force, or those of one department", async () => {
    const all = (await anybody.call(contract.listMunicipalities)).ok.data;
    expect(all).toHaveLength(45);
    const query = { departmentCode: "06" };
    const { data } = (await anybody.call(contract.listMunicipalities, { query })).ok;
    expect(data.map(({ code }) => code)).toEqual(["20", "21", "22", "23", "24"]);
    expect(data[3]).toEqual({ code: "23", name: "SAN SALVADOR CENTRO", deptCode: "06", deptId: 6 });
    expect(
      (await anybody.call(contract.listMunicipalities, { query: { departmentCode: "99" } })).ok.data,
    ).toEqual([]);
    const odd = await anybody.call(contract.listMunicipalities, { query: { departmentCode: "x" } });
    expect(odd.error).toMatchObject({ code: "invalid_input", fields: [{ field: "departmentCode" }] });
  });

  test("the 262 districts, or those of one department", async () => {
    expect((await anybody.call(contract.listDistricts)).ok.data).toHaveLength(263);
    const query = { departmentCode: "09" };
    const { data } = (await anybody.call(contract.listDistricts, { query })).ok;
    expect(data).toContainEqual({ code: "03", name: "Ilobasco", deptCode: "09", municipalityCode: "11" });
    expect(data).toHaveLength(9);
    expect(placeName("09", "11", "03")).toBe("Ilobasco");
    expect(placeName("09", "10", "03")).toBeNull();
    expect([placeName("06"), placeName("06", "23")]).toEqual(["San Salvador", "SAN SALVADOR CENTRO"]);
  });

  test("economic activities, kinds of items, tributes and units", async () => {
    const activities = (await anybody.call(contract.listActivities)).ok.data;
    expect(activities).toHaveLength(774);
    expect(activities).toContainEqual({ code: "56101", desc: "Restaurantes" });
    expect((await anybody.call(contract.listItemTypes)).ok.data).toHaveLength(4);
    expect((await anybody.call(contract.listTributes)).ok.data).toContainEqual(
      expect.objectContaining({ code: "20", section: 1 }),
    );
    expect((await anybody.call(contract.listUnits)).ok.data).toHaveLength(40);
  });
});

test("the older addresses give the same lists", async () => {
  const pairs = [
    [contract.listDepartments, contract.dteDepartments],
    [contract.listMunicipalities, contract.dteMunicipalities],
    [contract.listActivities, contract.dteActivities],
    [contract.listDocumentTypes, contract.dteDocumentTypes],
    [contract.listItemTypes, contract.dteItemTypes],
    [contract.listTributes, contract.dteTributes],
    [contract.listUnits, contract.dteUnits],
  ] as const;
  for (const [route, older] of pairs) {
    const reply = await anybody.call(route);
    expect((await anybody.call(older)).raw, older.path).toBe(reply.raw);
    expect(reply.headers.etag, route.path).toBeTruthy();
    expect(reply.headers["cache-control"], route.path).toBe("private, max-age=86400");
  }
});

test("codes are known or not, a municipality only inside its department", () => {
  for (const [catalogue, good, bad] of [
    ["departments", "06", "15"],
    ["activities", "56101", "00000"],
    ["documentTypes", "13", "99"],
    ["itemTypes", "1", "5"],
    ["tributes", "20", "13"],
    ["units", "59", "00"],
  ] as const)
    expect([isKnownCode(catalogue, good), isKnownCode(catalogue, bad)], catalogue).toEqual([true, false]);
  expect([isMunicipality("06", "23"), isMunicipality("06", "13"), isMunicipality("01", "13")]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([
  [{ documentType: "13", activity: "56101", department: "06", municipality: "23", district: "14" }, []],
  [{ documentType: "", activity: null, department: "", municipality: "", district: undefined }, []],
  [{ documentType: "99", activity: "00000" }, ["documentType", "activity"]],
  [{ department: "99", municipality: "99", district: "99" }, ["department"]],
  [{ department: "06", municipality: "13", district: "99" }, ["municipality"]],
  [{ municipality: "23" }, ["municipality"]],
  [{ department: "06", municipality: "23", district: "99" }, ["district"]],
])("of the codes of a taxpayer %o no catalogue has %o", (taxpayer, unknown) => {
  expect(unknownCodesOf(taxpayer)).toEqual(unknown);
});
