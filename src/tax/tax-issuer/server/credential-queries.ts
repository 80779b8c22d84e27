import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { refusedBy } from "../contract/issuer.ts";
import type { CredentialFacts } from "../domain/issuer-gaps.ts";

/** Reads facts about the credentials of both services, without the secrets. */
export const selectCredentials = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("tax_credentials")
      .select(["environment", "user_name", "certificate_nit", "certificate_valid_until", "signed_in_at"])
      .select(["warned_days", "changed_at"])
      .select((of) => of("password_sealed", "is not", null).as("has_password"))
      .select((of) => of("certificate_sealed", "is not", null).as("has_certificate"))
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("environment"),
  );
export type CredentialRow = Awaited<ReturnType<typeof selectCredentials>>[number];

/** Reads what the ministry's service refuses; nothing is sent until it is put right. Null: nothing. */
export async function refusalOf(tx: Tx, environment: Environment) {
  const halt = await tx.first(
    sqlOf
      .selectFrom("tax_halts")
      .select("why")
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment),
  );
  return refusedBy.options.find((known) => known === halt?.why) ?? null;
}

/** Reads the credential facts that the rules of issuing need; null when none were entered. */
export async function credentialFacts(tx: Tx, environment: Environment): Promise<CredentialFacts | null> {
  const row = (await selectCredentials(tx)).find((each) => each.environment === environment);
  if (!row) return null;
  return {
    hasPassword: row.has_password === true,
    certificate: row.has_certificate
      ? { nit: row.certificate_nit ?? "", validUntil: row.certificate_valid_until }
      : null,
    isProven: row.signed_in_at !== null,
  };
}

/** The sealed password of the service's user, with the name it belongs to. */
export const selectSealedPassword = (tx: Tx, environment: Environment) =>
  tx.first(
    sqlOf
      .selectFrom("tax_credentials")
      .select(["user_name", "password_sealed"])
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment),
  );

export interface SealedCredentials {
  readonly environment: Environment;
  readonly userName: string;
  /** Null: as before. */
  readonly password: Buffer | null;
  readonly certificate: SealedCertificate | null;
  readonly at: Date;
  readonly by: number;
}

export interface SealedCertificate {
  readonly file: Buffer;
  readonly password: Buffer;
  readonly nit: string;
  readonly validUntil: Date | null;
}

/**
 * Saves the entered values and keeps the others; the sign-in has to be proved again, and a new certificate is
 * warned of again.
 */
export async function writeCredentials(tx: Tx, sealed: SealedCredentials): Promise<void> {
  const { certificate } = sealed;
  await tx.query({
    text: `insert into tax_credentials as c (tenant_id, environment, user_name, password_sealed, certificate_sealed,
        certificate_password_sealed, certificate_nit, certificate_valid_until, changed_at, changed_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (tenant_id, environment) do update set user_name = excluded.user_name,
        password_sealed = coalesce(excluded.password_sealed, c.password_sealed),
        certificate_sealed = coalesce(excluded.certificate_sealed, c.certificate_sealed),
        certificate_password_sealed = coalesce(excluded.certificate_password_sealed, c.certificate_password_sealed),
        certificate_nit = coalesce(excluded.certificate_nit, c.certificate_nit),
        certificate_valid_until =
          case when excluded.certificate_sealed is null then c.certificate_valid_until else excluded.certificate_valid_until end,
        warned_days = case when excluded.certificate_sealed is null then c.warned_days end,
        signed_in_at = null, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    values: [
      tx.tenantId,
      sealed.environment,
      sealed.userName,
      sealed.password,
      certificate?.file ?? null,
      certificate?.password ?? null,
      certificate?.nit ?? null,
      certificate?.validUntil ?? null,
      sealed.at,
      sealed.by,
    ],
  });
}

/** Records that the ministry accepted these credentials; false when they were changed since. */
export const markSignedIn = (
  tx: Tx,
  environment: Environment,
  { at, passwordSealed }: { readonly at: Date; readonly passwordSealed: Buffer },
) =>
  tx.run(
    sqlOf
      .updateTable("tax_credentials")
      .set({ signed_in_at: at })
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("password_sealed", "=", passwordSealed),
  );
