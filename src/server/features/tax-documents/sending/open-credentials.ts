import type { Environment } from "../../../../domain/tax-documents/issue/tax-document-input.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";
import type { MinistryAccount } from "../../../platform/ministry/ministry-tokens.ts";
import type { SecretBox } from "../../../platform/secrets/secret-box.ts";
import { readCertificate, type SigningCertificate } from "../../../platform/signing/read-certificate.ts";

/** With what a restaurant signs and signs in; opened where it is used, and never kept, logged or answered. */
export interface TaxCredentials {
  readonly account: MinistryAccount;
  readonly certificate: SigningCertificate;
}

/** What the secrets of a restaurant are sealed for: they open for no other one (docs/decisions/0067). */
export const secretPurpose = (tenantId: number, environment: Environment, what: "password" | "certificate") =>
  `${tenantId}:${environment}:${what}`;

/**
 * The credentials of an environment, opened; null where something is missing or the certificate does not open with its password.
 */
export async function openCredentials(
  tx: Tx,
  secrets: SecretBox,
  environment: Environment,
): Promise<TaxCredentials | null> {
  const row = await tx.first(
    sqlOf
      .selectFrom("tax_credentials")
      .select(["user_name", "password_sealed", "certificate_sealed", "certificate_password_sealed"])
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment),
  );
  if (!row?.password_sealed || !row.certificate_sealed || !row.certificate_password_sealed) return null;
  const open = (sealed: Buffer, what: "password" | "certificate") =>
    secrets.open(sealed, secretPurpose(tx.tenantId, environment, what));
  const password = open(row.password_sealed, "password");
  const read = readCertificate(
    open(row.certificate_sealed, "certificate"),
    open(row.certificate_password_sealed, "password"),
  );
  if (!read.ok) return null;
  return { account: { environment, nit: row.user_name, password }, certificate: read.certificate };
}
