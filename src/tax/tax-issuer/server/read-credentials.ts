import type { ResponseOf } from "#platform/contract/define.ts";
import { certificateState } from "#platform/outside/signing/read-certificate.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Credentials, readTaxCredentials } from "../contract/credentials.ts";
import { environment as environments } from "../contract/issuer.ts";
import { type CredentialRow, refusalOf, selectCredentials } from "./credential-queries.ts";

/** What is there of each service: that it is there, whose, until when. Never the secrets themselves. */
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
