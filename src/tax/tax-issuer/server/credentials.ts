import type { ValidationCode } from "#app/contract/validation-code.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { formatNit, identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import {
  certificateState,
  readCertificate,
  type SigningCertificate,
} from "#platform/outside/signing/read-certificate.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { openOrUndefined, type SecretBox, secretPurpose } from "#platform/server/secrets/secret-box.ts";
import type { MinistryAnswer } from "#tax/tax-documents/domain/life/ministry-answer.ts";
import { taxQueue } from "#tax/tax-documents/server/public.ts";
import type {
  Credentials,
  readTaxCredentials,
  setTaxCredentials,
  testTaxSignIn,
} from "../contract/credentials.ts";
import { environment as environments } from "../contract/issuer.ts";
import {
  type CredentialRow,
  markSignedIn,
  refusalOf,
  type SealedCertificate,
  selectCredentials,
  selectSealedPassword,
  writeCredentials,
} from "./credential-queries.ts";
import { lockIssuer } from "./issuer-queries.ts";

/** Reads which credentials each service has: whose they are and until when, never the secrets themselves. */
export function readCredentials(ctx: StaffContext): Promise<ResponseOf<typeof readTaxCredentials>> {
  return ctx.inTenant(async (tx) => {
    const rows = await selectCredentials(tx);
    const credentials: Credentials[] = [];
    for (const environment of environments.options) {
      const row = rows.find((each) => each.environment === environment);
      credentials.push({
        environment,
        userName: row?.user_name ?? "",
        hasPassword: row?.has_password === true,
        certificate: row?.has_certificate ? certificateOf(row, ctx.now) : null,
        signedInAt: row?.signed_in_at ?? null,
        refused: await refusalOf(tx, environment),
      });
    }
    return { credentials };
  });
}

function certificateOf(
  { certificate_nit, certificate_valid_until: validUntil }: CredentialRow,
  now: Date,
): NonNullable<Credentials["certificate"]> {
  const state = certificateState({ validFrom: null, validUntil }, now);
  return { nit: certificate_nit ?? "", validUntil, state: state === "not_yet" ? "valid" : state };
}

type Typed = BodyOf<typeof setTaxCredentials>;
type Tools = Pick<Deps, "secrets" | "ministry">;

/** Latest end of a certificate that the database and the contract accept as a year. */
const LATEST_END = new Date("2199-12-31T00:00:00Z");

/**
 * Seals a restaurant's sign-in and its signing key (docs/decisions/0068); an empty field keeps its value. A
 * certificate is opened first, and refused at its field when the password is wrong, it is for another NIT, or
 * it has ended. Documents that waited for it go on.
 */
export async function setCredentials(
  ctx: StaffContext,
  typed: Typed,
  tools: Tools,
): Promise<{ message: string }> {
  const { environment } = typed;
  const userName = identityDigits(typed.userName);
  const certificate = openedCertificate(typed, ctx.now);
  const answer = await ctx.inTenant(async (tx) => {
    const { nit } = await lockIssuer(tx);
    if (certificate && nit !== null && certificate.nit !== nit)
      refuse("certificate", "certificate_other_nit");
    const before = (await selectCredentials(tx)).find((row) => row.environment === environment);
    if (typed.password === "" && !before?.has_password) refuse("password", "required");
    const seal = (plain: string, what: "password" | "certificate") =>
      tools.secrets.seal(plain, secretPurpose(tx.tenantId, environment, what));
    const sealed: SealedCertificate | null = certificate && {
      file: seal(typed.certificate, "certificate"),
      password: seal(typed.certificatePassword, "password"),
      nit: certificate.nit,
      validUntil: endOf(certificate),
    };
    await writeCredentials(tx, {
      environment,
      userName,
      password: typed.password === "" ? null : seal(typed.password, "password"),
      certificate: sealed,
      at: ctx.now,
      by: ctx.userId,
    });
    await taxQueue.resume(tx, environment);
    await recordAudit(tx, ctx, [
      {
        action: "tax_issuer.credentials_set",
        subject: "tax_issuer",
        subjectId: ctx.tenantId,
        before: before ? { environment, user_name: before.user_name } : null,
        after: {
          environment,
          user_name: userName,
          password_changed: typed.password !== "",
          certificate_changed: certificate !== null,
        },
      },
    ]);
    return { message: ctx.say("taxIssuer.reply.credentials_saved") };
  });
  tools.ministry.forget({ nit: userName, environment });
  return answer;
}

/** The certificate that was chosen, opened with its password; null when none was. */
function openedCertificate(
  { certificate: file, certificatePassword }: Typed,
  now: Date,
): SigningCertificate | null {
  if (file === "") {
    if (certificatePassword !== "") refuse("certificate", "file_missing");
    return null;
  }
  if (certificatePassword === "") refuse("certificatePassword", "required");
  const read = readCertificate(file, certificatePassword);
  if (!read.ok)
    return refuse(
      read.reason === "certificate_wrong_password" ? "certificatePassword" : "certificate",
      read.reason,
    );
  const { certificate } = read;
  if (certificate.validUntil !== null && certificate.validUntil <= now)
    refuse("certificate", "certificate_ended");
  return certificate;
}

const endOf = ({ validUntil }: SigningCertificate): Date | null =>
  validUntil !== null && validUntil > LATEST_END ? LATEST_END : validUntil;

function refuse(field: keyof Typed, code: ValidationCode): never {
  throw new AppError("invalid_input", { fields: [{ field, code }] });
}

type Outcome = ResponseOf<typeof testTaxSignIn>;

/**
 * Signs in to the ministry with the sealed credentials and returns its answer. When it accepts them, they are
 * proved, and sending that was stopped for them resumes. Throws `tax_credentials_missing` before a password
 * was entered.
 */
export async function testSignIn(
  ctx: StaffContext,
  { environment }: BodyOf<typeof testTaxSignIn>,
  { secrets, ministry }: Pick<Deps, "secrets" | "ministry">,
): Promise<Outcome> {
  const { nit, password, passwordSealed } = await ctx.inTenant(async (tx) => {
    const row = await selectSealedPassword(tx, environment);
    if (!row?.password_sealed) throw new AppError("tax_credentials_missing");
    const purpose = secretPurpose(tx.tenantId, environment, "password");
    return {
      nit: row.user_name,
      password: openOrUndefined(secrets, row.password_sealed, purpose),
      passwordSealed: row.password_sealed,
    };
  });
  if (password === undefined) return { outcome: "refused", message: ctx.say("taxIssuer.refused.key") };
  const signedIn = await ministry.signIn({ environment, nit, password });
  if (!signedIn.ok) return outcomeOf(ctx, signedIn.answer);
  await ctx.inTenant(async (tx) => {
    const isSame = (await markSignedIn(tx, environment, { at: ctx.now, passwordSealed })) > 0;
    if (isSame && (await refusalOf(tx, environment)) === "credentials")
      await taxQueue.resume(tx, environment);
  });
  return { outcome: "signed_in", message: ctx.say("taxIssuer.reply.signed_in", { nit: formatNit(nit) }) };
}

function outcomeOf(ctx: StaffContext, answer: MinistryAnswer): Outcome {
  if (answer.kind !== "auth") return { outcome: "unreached", message: ctx.say("taxIssuer.reply.unreached") };
  const { description } = answer.words;
  return {
    outcome: "refused",
    message: description
      ? ctx.say("taxIssuer.reply.refused_saying", { words: description })
      : ctx.say("taxIssuer.reply.refused"),
  };
}

/** Each sealed column with its purpose. */
const sealedColumns = [
  ["password_sealed", "password"],
  ["certificate_sealed", "certificate"],
  ["certificate_password_sealed", "password"],
] as const;

/**
 * Seals secrets of a restaurant that an older key sealed with the newest key, and returns how many there were
 * (docs/decisions/0068). Safe to run again. Throws SecretError when no key opens one of them.
 */
export async function resealCredentials(tx: Tx, secrets: SecretBox): Promise<number> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("tax_credentials")
      .select(["environment", "password_sealed", "certificate_sealed", "certificate_password_sealed"])
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("environment")
      .forNoKeyUpdate(),
  );
  let count = 0;
  for (const row of rows) {
    const changes = sealedColumns.flatMap(([column, what]) => {
      const sealed = row[column];
      if (sealed === null || secrets.isNewest(sealed)) return [];
      const purpose = secretPurpose(tx.tenantId, row.environment, what);
      return [[column, secrets.seal(secrets.open(sealed, purpose), purpose)] as const];
    });
    if (changes.length === 0) continue;
    await tx.run(
      sqlOf
        .updateTable("tax_credentials")
        .set(Object.fromEntries(changes))
        .where("tenant_id", "=", tx.tenantId)
        .where("environment", "=", row.environment),
    );
    count += changes.length;
  }
  return count;
}
