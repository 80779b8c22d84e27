import { certificateState } from "#platform/outside/signing/read-certificate.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { IssuerStanding } from "../contract/issuer.ts";
import { daysLeft } from "../domain/certificate-warning.ts";
import { refusalOf, selectCredentials } from "./credential-queries.ts";
import { readIssuer } from "./issuer-queries.ts";

/** What stands in the way of issuing now, for whoever keeps the books; nothing for a restaurant that does not issue. */
export function readIssuerStanding(ctx: StaffContext): Promise<IssuerStanding> {
  return ctx.inTenant(async (tx) => {
    const environment = (await readIssuer(tx))?.environment ?? null;
    if (environment === null) return { environment, certificateEnds: null, refused: null };
    const row = (await selectCredentials(tx)).find((each) => each.environment === environment);
    return {
      environment,
      certificateEnds: endsOf(row?.certificate_valid_until ?? null, ctx.now),
      refused: await refusalOf(tx, environment),
    };
  });
}

function endsOf(at: Date | null, now: Date): IssuerStanding["certificateEnds"] {
  if (at === null || certificateState({ validFrom: null, validUntil: at }, now) === "valid") return null;
  return { at, days: daysLeft(at, now) };
}
