import { expect, test } from "vitest";
import { StartupError } from "#platform/server/config/startup-error.ts";
import { adminCommand } from "./admin-command.ts";

test("each command is read with its options", () => {
  expect(
    adminCommand([
      "create-tenant",
      "--name",
      "La Casa",
      "--email",
      "Ana@LaCasa.example",
      "--admin-name",
      "Ana",
    ]),
  ).toEqual({
    kind: "create-tenant",
    name: "La Casa",
    email: "ana@lacasa.example",
    adminName: "Ana",
    language: "es",
    readsPassword: false,
  });
  expect(
    adminCommand(["create-superadmin", "--email=root@x.example", "--name=Root", "--password-stdin"]),
  ).toEqual({
    kind: "create-superadmin",
    email: "root@x.example",
    name: "Root",
    readsPassword: true,
  });
  expect(adminCommand(["reset-password", "--email", "a@x.example"])).toEqual({
    kind: "reset-password",
    email: "a@x.example",
    readsPassword: false,
  });
});

test("what is kept of restaurants that are gone is listed, or written of one", () => {
  expect(adminCommand(["kept-documents"])).toEqual({ kind: "kept-documents" });
  expect(adminCommand(["kept-documents", "--tenant", "12", "--to", "a.zip"])).toEqual({
    kind: "kept-documents",
    tenantId: 12,
    file: "a.zip",
  });
  expect(() => adminCommand(["kept-documents", "--tenant", "12"])).toThrow("--to is missing");
  expect(() => adminCommand(["kept-documents", "--tenant", "La Casa", "--to", "a.zip"])).toThrow(
    "--tenant is the number",
  );
});

test("no arguments and --help tell how to use it", () => {
  for (const args of [[], ["--help"], ["create-tenant", "-h"]])
    expect(adminCommand(args)).toEqual({ kind: "help" });
});

test.each([
  [
    ["create-tennant"],
    '"create-tennant" is no command: it is one of create-tenant, create-superadmin, reset-password, remove-second-factor, kept-documents, check-stock, rebuild-reports, seal-anew.',
  ],
  [
    ["--name", "x"],
    "The command is missing: it is one of create-tenant, create-superadmin, reset-password, remove-second-factor, kept-documents, check-stock, rebuild-reports, seal-anew.",
  ],
  [
    ["constructor"],
    '"constructor" is no command: it is one of create-tenant, create-superadmin, reset-password, remove-second-factor, kept-documents, check-stock, rebuild-reports, seal-anew.',
  ],
  [["reset-password"], "--email is missing."],
  [["reset-password", "--email", "ana"], '--email: "ana" is no e-mail address.'],
  [["reset-password", "--email", "a@x.example", "--name", "x"], "--name is no option of reset-password."],
  [["check-stock", "--email", "a@x.example"], "--email is no option of check-stock."],
  [["reset-password", "--mail", "a@x.example"], "Unknown option '--mail'."],
  [["reset-password", "--email"], "Option '--email <value>' argument missing."],
  [["create-superadmin", "--email", "a@x.example", "--name", "  "], "--name is missing."],
  [
    ["create-superadmin", "--email", "a@x.example", "--name", "x".repeat(201)],
    "--name has more than 200 characters.",
  ],
  [
    ["create-superadmin", "--email", "a@x.example", "--name", "Ana", "Rivas"],
    '"Rivas" belongs to no option: put texts with spaces in quotes.',
  ],
  [
    ["create-tenant", "--name", "x", "--admin-name", "y", "--email", "a@x.example", "--language", "xx"],
    "--language must be one of es, en, fr, ar, hi, ja, ko.",
  ],
])("%j is refused in one sentence", (args, sentence) => {
  expect(() => adminCommand(args)).toThrow(new StartupError(sentence));
});
