import type { MinistryAccount } from "#platform/outside/ministry/ministry-tokens.ts";
import { readCertificate, type SigningCertificate } from "#platform/outside/signing/read-certificate.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { type SecretBox, SecretError, secretPurpose } from "#platform/server/secrets/secret-box.ts";
import type { Environment } from "../../domain/issue/tax-document-input.ts";
import type { HaltReason } from "../../domain/life/halt-reason.ts";

/** With what a restaurant signs and signs in; opened where it is used, and never kept, logged or answered. */
export interface TaxCredentials {
  readonly account: MinistryAccount;
  readonly certificate: SigningCertificate;
  /** What was signed before may bear another signature. */
  readonly changedAt: Date;
}

export type OpenedCredentials =
  | { readonly ok: true; readonly credentials: TaxCredentials }
  /** Something is missing, the certificate does not open with its password, or what is sealed does not open at all. */
  | { readonly ok: false; readonly why: HaltReason };

/** The credentials of an environment, opened. */
export async function openCredentials(
  tx: Tx,
  secrets: SecretBox,
  environment: Environment,
): Promise<OpenedCredentials> {
  const row = await tx.first(
    sqlOf
      .selectFrom("tax_credentials")
      .select(["user_name", "password_sealed", "certificate_sealed", "certificate_password_sealed"])
      .select("changed_at")
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment),
  );
  if (!row?.password_sealed) return { ok: false, why: "credentials" };
  if (!row.certificate_sealed || !row.certificate_password_sealed) return { ok: false, why: "certificate" };
  const open = (sealed: Buffer, what: "password" | "certificate") =>
    secrets.open(sealed, secretPurpose(tx.tenantId, environment, what));
  try {
    const password = open(row.password_sealed, "password");
    const read = readCertificate(
      open(row.certificate_sealed, "certificate"),
      open(row.certificate_password_sealed, "password"),
    );
    if (!read.ok) return { ok: false, why: "certificate" };
    const account = { environment, nit: row.user_name, password };
    return {
      ok: true,
      credentials: { account, certificate: read.certificate, changedAt: row.changed_at },
    };
  } catch (error) {
    if (error instanceof SecretError) return { ok: false, why: "key" };
    throw error;
  }
}
