import type { ValidationCode } from "#app/contract/validation-code.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import { readCertificate, type SigningCertificate } from "#platform/outside/signing/read-certificate.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { secretPurpose } from "#platform/server/secrets/secret-purpose.ts";
import { taxQueue } from "#tax/tax-documents/server/public.ts";
import type { setTaxCredentials } from "../contract/credentials.ts";
import { type SealedCertificate, selectCredentials, writeCredentials } from "./credential-queries.ts";
import { lockIssuer } from "./issuer-queries.ts";

type Typed = BodyOf<typeof setTaxCredentials>;
type Tools = Pick<Deps, "secrets" | "ministry">;

/** Later than any certificate ends, and what the database and the contract still take for a year. */
const LATEST_END = new Date("2199-12-31T00:00:00Z");

/**
 * Seals what signs a restaurant in and what it signs with (docs/decisions/0068); what is left empty stays. A certificate is opened
 * first, and refused at its field: with another password, for another NIT, ended. Documents that waited for it go on.
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
