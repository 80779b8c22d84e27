import { expect, test } from "vitest";
import { daysLeft, dueWarning } from "./certificate-warning.ts";
import { freeCode } from "./establishment-kinds.ts";
import { type IssuerFacts, missingOf } from "./issuer-gaps.ts";

const now = new Date("2026-11-20T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

const issuer: IssuerFacts = {
  legalName: "Pupusería La Ceiba, S.A. de C.V.",
  nit: "06142303181016",
  nrc: "2768431",
  activityCode: "56101",
  department: "06",
  municipality: "23",
  district: "14",
  complement: "Calle Arce 12",
  phone: "22577001",
  email: "dte@laceiba.example",
  responsibleName: "Ana Rivas",
  responsibleNumber: "06142303181016",
};
const certificate = { nit: issuer.nit, validUntil: inDays(100) };
const credentials = { hasPassword: true, certificate, isProven: false };
const facts = { hasPointOfSale: true, isRefused: false, credentials, now };

test("an issuer with everything may test; production wants credentials that were tried", () => {
  expect(missingOf(issuer, { ...facts, environment: "00" })).toEqual([]);
  expect(missingOf(issuer, { ...facts, environment: "01" })).toEqual(["sign_in"]);
  const proven = { ...facts, credentials: { ...credentials, isProven: true } };
  expect(missingOf(issuer, { ...proven, environment: "01" })).toEqual([]);
});

test("who could not have an event signed is not ready, whatever else is there", () => {
  expect(missingOf(issuer, { ...facts, isRefused: true, environment: "00" })).toEqual(["documents"]);
});

test("from nothing every datum is asked for, in its order", () => {
  const nothing = Object.fromEntries(
    Object.keys(issuer).map((field) => [field, ""]),
  ) as unknown as IssuerFacts;
  const none = { hasPointOfSale: false, isRefused: false, credentials: null, now };
  expect(missingOf(nothing, { ...none, environment: "00" })).toEqual([
    "legal_name",
    "nit",
    "nrc",
    "activity",
    "address",
    "phone",
    "email",
    "responsible",
    "point_of_sale",
    "credentials",
    "certificate",
  ]);
});

test("a certificate of somebody else, or one that has ended, signs nothing", () => {
  const withCertificate = (other: typeof certificate) =>
    missingOf(issuer, { ...facts, credentials: { ...credentials, certificate: other }, environment: "00" });
  expect(withCertificate({ ...certificate, nit: "06140511991028" })).toEqual(["certificate_nit"]);
  expect(withCertificate({ ...certificate, validUntil: now })).toEqual(["certificate_ended"]);
});

test.each([
  [31, null, null],
  [30, null, 30],
  [29.5, 30, null],
  [7, 30, 7],
  [3, null, 7],
  [1, 7, 1],
  [0.2, 1, null],
  [-1, null, null],
])("%d days before the end, last warned at %s, the warning of %s days is due", (days, warned, due) => {
  expect(dueWarning(inDays(days), warned, now)).toBe(due);
});

test("days left count the one that has begun", () => {
  expect([daysLeft(inDays(29.5), now), daysLeft(inDays(1), now), daysLeft(inDays(-3), now)]).toEqual([
    30, 1, 0,
  ]);
});

test("the next code is the first that is free", () => {
  expect(freeCode("M", [])).toBe("M001");
  expect(freeCode("P", ["P001", "P003"])).toBe("P002");
});
