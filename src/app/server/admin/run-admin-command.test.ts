import { expect, test } from "vitest";
import { signIn } from "#core/auth/contract/auth.ts";
import {
  beginPlatformSecondFactor,
  platformSignIn,
  platformUser,
} from "#core/auth/contract/operator-session.ts";
import { platformDashboard } from "#operator/platform-console/contract/figures.ts";
import { aBrowser, type Browser } from "../testing/browser.ts";
import { testSecrets } from "../testing/secrets.ts";
import { codeOf } from "../testing/sessions.ts";
import { testServer } from "../testing/test-server.ts";
import { adminCommand } from "./admin-command.ts";
import { runAdminCommand } from "./run-admin-command.ts";

const server = await testServer();

const run = (args: string[], input = "") =>
  runAdminCommand(adminCommand(args), {
    db: server.db,
    secrets: testSecrets,
    readInput: async () => input,
    now: new Date(),
  });
/** Signs a new operator in, who sets their app up with it; what is not the first time needs `secret`. */
async function enterConsole(browser: Browser, username: string, password: string, secret?: string) {
  const begun =
    secret ?? (await browser.call(beginPlatformSecondFactor, { body: { username, password } })).ok.secret;
  // The step of the first time is used up.
  const at = server.deps.clock().getTime() + (secret === undefined ? 0 : 30_000);
  const code = codeOf(begun, new Date(at));
  return { secret: begun, reply: await browser.call(platformSignIn, { body: { username, password, code } }) };
}
const shownPassword = (lines: string[]) => /shown this once: (\S{20})$/.exec(lines.join("\n"))?.[1] ?? "";

async function tenantCount(): Promise<number> {
  const [row] = await server.db.directory<{ count: number }>("select count(*) as count from tenants", []);
  return row?.count ?? 0;
}

test("the first restaurant: its admin signs in with the password that was shown", async () => {
  const email = "ana@lacasa.example";
  const args = ["create-tenant", "--name", "La Casa", "--email", email, "--admin-name", "Ana Rivas"];
  const lines = await run(args);
  expect(lines[0]).toMatch(/^The restaurant La Casa is number \d+\. Its admin is ana@lacasa\.example\.$/);
  const browser = aBrowser(server);
  const reply = await browser.call(signIn, { body: { username: email, password: shownPassword(lines) } });
  expect(reply.ok.user).toMatchObject({ role: "admin", name: "Ana Rivas", store_name: "La Casa" });
});

test("a taken address is refused and no half restaurant stays behind", async () => {
  const email = "taken@lacasa.example";
  await run(["create-superadmin", "--email", email, "--name", "Root"]);
  const before = await tenantCount();
  const again = run(["create-tenant", "--name", "Otra", "--email", email, "--admin-name", "Ana"]);
  await expect(again).rejects.toThrow(`Somebody signs in with ${email} already: choose another address.`);
  expect(await tenantCount()).toBe(before);
});

test("superadmins share the platform's one tenant and see the console", async () => {
  await run(["create-superadmin", "--email", "root1@x.example", "--name", "Uno"]);
  const before = await tenantCount();
  const lines = await run(["create-superadmin", "--email", "root2@x.example", "--name", "Dos"]);
  expect(await tenantCount()).toBe(before);
  const browser = aBrowser(server);
  const { reply } = await enterConsole(browser, "root2@x.example", shownPassword(lines));
  expect(reply.status).toBe(200);
  expect((await browser.call(platformDashboard)).status).toBe(200);
});

test("a new password from standard input signs every device out", async () => {
  const email = "luis@x.example";
  const first = shownPassword(await run(["create-superadmin", "--email", email, "--name", "Luis"]));
  const browser = aBrowser(server);
  const { secret } = await enterConsole(browser, email, first);
  expect((await browser.call(platformUser)).status).toBe(200);
  const lines = await run(["reset-password", "--email", email, "--password-stdin"], " tamal de elote \n");
  expect(lines).toEqual([
    `The password of ${email} is replaced; 1 device was signed out.`,
    "The password is the one that was given.",
  ]);
  expect((await browser.call(platformUser)).status).toBe(401);
  const { reply } = await enterConsole(aBrowser(server), email, " tamal de elote ", secret);
  expect(reply.status).toBe(200);
});

test("a second factor that was lost is taken away: the next sign-in sets up another", async () => {
  const email = "perdido@x.example";
  const password = shownPassword(await run(["create-superadmin", "--email", email, "--name", "Perdido"]));
  const { reply } = await enterConsole(aBrowser(server), email, password);
  expect(reply.ok.recovery_codes).toHaveLength(10);
  const alone = () => aBrowser(server).call(platformSignIn, { body: { username: email, password } });
  expect((await alone()).error.code).toBe("second_factor_needed");
  expect(await run(["remove-second-factor", "--email", email])).toEqual([
    `The second factor of ${email} is gone, and the recovery codes with it.`,
  ]);
  expect((await alone()).error.code).toBe("second_factor_missing");
  await expect(run(["remove-second-factor", "--email", email])).rejects.toThrow(
    `${email} has no second factor.`,
  );
});

test.each([
  ["short", "The password has fewer than 8 characters: choose a longer one."],
  ["x".repeat(129), "The password has more than 128 characters: choose a shorter one."],
  ["password1", "The password is too easy to guess: choose another one."],
  ["comanda123", "The password is too easy to guess: choose another one."],
])("the password %s is refused and nothing is changed", async (password, sentence) => {
  const before = await tenantCount();
  const args = [
    "create-tenant",
    "--name",
    "X",
    "--email",
    "new@x.example",
    "--admin-name",
    "N",
    "--password-stdin",
  ];
  await expect(run(args, password)).rejects.toThrow(sentence);
  expect(await tenantCount()).toBe(before);
});

test("nobody's password cannot be replaced", async () => {
  await expect(run(["reset-password", "--email", "nobody@x.example"])).rejects.toThrow(
    "Nobody signs in with nobody@x.example.",
  );
});
