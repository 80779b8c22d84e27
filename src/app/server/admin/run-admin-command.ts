import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { replacePassword, userOfUsername } from "#core/auth/server/public.ts";
import { secondFactorAdmin } from "#core/second-factor/server/public.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { createUser } from "#core/users/server/public.ts";
import { stockLedger } from "#inventory/inventory/server/public.ts";
import { keptFiles } from "#operator/tenant-deletion/server/public.ts";
import type { Role } from "#platform/domain/access/actor.ts";
import {
  decidePassword,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordContextWords,
} from "#platform/domain/identity/password.ts";
import { type Id, type TenantId, toId } from "#platform/domain/ids.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { zipPieces } from "#platform/server/archive/zip-pieces.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { commonPasswords } from "#platform/server/auth/refuse-weak-password.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { SecretBox } from "#platform/server/secrets/secret-box.ts";
import { forgetSums, sumDays } from "#reporting/reports/server/public.ts";
import { type AdminCommand, adminUsage } from "./admin-command.ts";
import { sealAnew } from "./seal-anew.ts";

export interface AdminTools {
  readonly db: Database;
  /** Box of the configured keys. */
  readonly secrets: SecretBox;
  /** Reads all of standard input; called only with --password-stdin. */
  readonly readInput: () => Promise<string>;
  readonly now: Date;
}

/** Runs the command and returns the lines to show. Throws StartupError with one sentence; nothing is changed then. */
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
      return sealAnew(tools.db, tools.secrets, command);
    default:
      return unreachable(command);
  }
}

interface ChosenPassword {
  readonly hash: string;
  /** Line that tells the person the password. */
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
    secondFactorAdmin.remove(tx, userId, { now, userId, sessionId: null }),
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

/**
 * Checks the stock ledgers of all restaurants. Throws StartupError with a line for each ingredient that its
 * movements do not explain.
 */
async function checkStock(db: Database): Promise<string[]> {
  const tenants = await db.directory<{ id: TenantId; name: string }>(
    "select id, name from tenants where kind = 'restaurant' order by id",
    [],
  );
  const lines: string[] = [];
  for (const { id, name } of tenants) {
    const differences = await db.inTenant(id, stockLedger.differences);
    for (const { title, quantity, movements, broken, isCostKept } of differences) {
      const faults = [
        quantity === movements ? "" : `is ${quantity / 1000}, its movements come to ${movements / 1000}`,
        broken === 0 ? "" : `has ${broken} places where the ledger does not follow on itself`,
        isCostKept ? "" : "has another cost than its history",
      ].filter((fault) => fault !== "");
      lines.push(`${name} (${id}): ${title} ${faults.join("; ")}.`);
    }
  }
  if (lines.length > 0) throw new StartupError(lines.join("\n"));
  const restaurants = tenants.length === 1 ? "1 restaurant" : `${tenants.length} restaurants`;
  return [`The stock of ${restaurants} is the sum of its movements.`];
}

interface Gone {
  readonly id: number;
  readonly name: string;
  readonly day: string;
  readonly documents: number;
}

/**
 * Lists the restaurants that are gone, or writes the kept tax documents of one to a file. Throws StartupError
 * when it is none of them.
 */
export async function keptDocuments(
  db: Database,
  { tenantId, file }: { readonly tenantId: number | undefined; readonly file: string | undefined },
): Promise<string[]> {
  const gone = await db.directory<Gone>(
    `select tenant_id as id, name, purged_at::date::text as day, kept_documents as documents from tenant_deletions
     where purged_at is not null order by tenant_id`,
    [],
  );
  if (tenantId === undefined || file === undefined)
    return gone.length === 0 ? ["No restaurant was deleted."] : gone.map(lineOf);
  const chosen = gone.find(({ id }) => id === tenantId);
  if (!chosen) throw new StartupError(`No deleted restaurant has the number ${tenantId}.`);
  const files = keptFiles((work) => db.inTenant(toId<"Tenant">(tenantId), work));
  // Never overwrites a file, and nobody else may read it.
  await pipeline(
    Readable.from(zipPieces(files, new Date())),
    createWriteStream(file, { flags: "wx", mode: 0o600 }),
  ).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new StartupError(`${file} exists already: choose another file.`) : error;
  });
  return [`${lineOf(chosen)}: written to ${file}.`];
}

const lineOf = ({ id, name, day, documents }: Gone) =>
  `${id}  ${name}, deleted on ${day}: ${documents === 1 ? "1 tax document" : `${documents} tax documents`} kept`;

/**
 * Makes the daily sums of all restaurants again, some days in each transaction. Reports stay right meanwhile:
 * days without sums are read from their rows.
 */
export async function rebuildReports(db: Database): Promise<string[]> {
  const tenants = await db.directory<{ id: TenantId }>(
    "select id from tenants where kind = 'restaurant' order by id",
    [],
  );
  for (const { id } of tenants) {
    await db.inTenant(id, forgetSums);
    while ((await db.inTenant(id, sumDays)) > 0);
  }
  return [
    `The sums of ${tenants.length === 1 ? "1 restaurant" : `${tenants.length} restaurants`} are made anew.`,
  ];
}
