import { randomBytes } from "node:crypto";
import { replacePassword, userOfUsername } from "#core/auth/server/public.ts";
import { factorCare } from "#core/second-factor/server/public.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { createUser } from "#core/users/server/public.ts";
import type { Role } from "#platform/domain/access/roles.ts";
import {
  decidePassword,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordContextWords,
} from "#platform/domain/identity/password.ts";
import type { Id } from "#platform/domain/ids.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { commonPasswords } from "#platform/server/auth/common-passwords.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { SecretBox } from "#platform/server/secrets/secret-box.ts";
import { type AdminCommand, adminUsage } from "./admin-command.ts";
import { checkStock } from "./check-stock.ts";
import { keptDocuments } from "./kept-documents.ts";
import { rebuildReports } from "./rebuild-reports.ts";
import { sealSecretsAnew } from "./seal-secrets-anew.ts";

export interface AdminTools {
  readonly db: Database;
  /** Of the configured keys. */
  readonly secrets: SecretBox;
  /** All of standard input; asked only with --password-stdin. */
  readonly readInput: () => Promise<string>;
  readonly now: Date;
}

/** Does what was asked and returns the lines to show. Throws StartupError with one sentence; nothing is changed then. */
export async function runAdminCommand(command: AdminCommand, tools: AdminTools): Promise<string[]> {
  switch (command.kind) {
    case "help":
      return [adminUsage];
    case "create-tenant":
      return createRestaurant(command, tools);
    case "create-superadmin":
      return createSuperadmin(command, tools);
    case "reset-password":
      return resetPassword(command, tools);
    case "remove-second-factor":
      return removeSecondFactor(command.email, tools);
    case "kept-documents":
      return keptDocuments(tools.db, command);
    case "check-stock":
      return checkStock(tools.db);
    case "rebuild-reports":
      return rebuildReports(tools.db);
    case "seal-anew":
      return sealSecretsAnew(tools.db, tools.secrets);
    default:
      return unreachable(command);
  }
}

interface ChosenPassword {
  readonly hash: string;
  /** How the person learns it. */
  readonly line: string;
}

async function createRestaurant(
  command: Extract<AdminCommand, { kind: "create-tenant" }>,
  tools: AdminTools,
): Promise<string[]> {
  const { name, email, adminName, language } = command;
  await refuseTakenEmail(tools.db, email);
  const password = await choosePassword(command.readsPassword, { name: adminName, username: email }, tools);
  const tenantId = await createTenant(tools.db, { name, email, language });
  await addPerson(tools.db, tenantId, { email, name: adminName, role: "admin", hash: password.hash });
  return [`The restaurant ${name} is number ${tenantId}. Its admin is ${email}.`, password.line];
}

async function createSuperadmin(
  command: Extract<AdminCommand, { kind: "create-superadmin" }>,
  tools: AdminTools,
): Promise<string[]> {
  const { name, email } = command;
  await refuseTakenEmail(tools.db, email);
  const password = await choosePassword(command.readsPassword, { name, username: email }, tools);
  const tenantId = await platformTenant(tools.db);
  await addPerson(tools.db, tenantId, { email, name, role: "superadmin", hash: password.hash });
  return [
    `${email} runs the platform now and signs in at /superadmin.`,
    "Signing in the first time shows a QR code for an app with codes (two-factor sign-in), and ten recovery codes to keep.",
    password.line,
  ];
}

async function resetPassword(
  command: Extract<AdminCommand, { kind: "reset-password" }>,
  tools: AdminTools,
): Promise<string[]> {
  const { email } = command;
  const user = await userOfUsername(tools.db, email);
  if (!user) throw new StartupError(`Nobody signs in with ${email}.`);
  const password = await choosePassword(command.readsPassword, { name: user.name, username: email }, tools);
  const ended = await tools.db.inTenant(user.tenantId, (tx) =>
    replacePassword(tx, user.userId, password.hash, {
      now: tools.now,
      userId: user.userId,
      sessionId: null,
    }),
  );
  const devices = ended.length === 1 ? "1 device was" : `${ended.length} devices were`;
  return [`The password of ${email} is replaced; ${devices} signed out.`, password.line];
}

async function removeSecondFactor(email: string, { db, now }: AdminTools): Promise<string[]> {
  const user = await userOfUsername(db, email);
  if (!user) throw new StartupError(`Nobody signs in with ${email}.`);
  const { userId } = user;
  const wasThere = await db.inTenant(user.tenantId, (tx) =>
    factorCare.takeAway(tx, userId, { now, userId, sessionId: null }),
  );
  if (!wasThere) throw new StartupError(`${email} has no second factor.`);
  return [`The second factor of ${email} is gone, and the recovery codes with it.`];
}

async function refuseTakenEmail(db: Database, email: string): Promise<void> {
  if (await userOfUsername(db, email))
    throw new StartupError(`Somebody signs in with ${email} already: choose another address.`);
}

async function addPerson(
  db: Database,
  tenantId: Id<"Tenant">,
  person: { email: string; name: string; role: Role; hash: string },
): Promise<void> {
  const { email: username, name, role, hash } = person;
  await db.inTenant(tenantId, (tx) => createUser(tx, { username, name, role, password: { hash } }));
}

async function choosePassword(
  readsPassword: boolean,
  person: { name: string; username: string },
  tools: AdminTools,
): Promise<ChosenPassword> {
  if (!readsPassword) {
    const made = randomBytes(15).toString("base64url");
    return { hash: await hashPassword(made), line: `Password, shown this once: ${made}` };
  }
  // A file or an echo ends with a line break, which is not part of the password; everything else is.
  const typed = (await tools.readInput()).replace(/\r?\n$/, "");
  const decision = decidePassword(typed, commonPasswords, passwordContextWords(person));
  if (!decision.ok) throw new StartupError(passwordFault(decision.reason));
  return { hash: await hashPassword(typed), line: "The password is the one that was given." };
}

function passwordFault(reason: Extract<ReturnType<typeof decidePassword>, { ok: false }>["reason"]): string {
  switch (reason) {
    case "password_too_short":
      return `The password has fewer than ${PASSWORD_MIN} characters: choose a longer one.`;
    case "password_too_long":
      return `The password has more than ${PASSWORD_MAX} characters: choose a shorter one.`;
    case "password_too_common":
      return "The password is too easy to guess: choose another one.";
    default:
      return unreachable(reason);
  }
}
