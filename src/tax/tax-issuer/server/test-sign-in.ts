import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { formatNit } from "#platform/domain/identity/tax-numbers.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { SecretError } from "#platform/server/secrets/secret-box.ts";
import { secretPurpose } from "#platform/server/secrets/secret-purpose.ts";
import type { MinistryAnswer } from "#tax/tax-documents/domain/life/ministry-answer.ts";
import { taxQueue } from "#tax/tax-documents/server/public.ts";
import type { testTaxSignIn } from "../contract/credentials.ts";
import { markSignedIn, refusalOf, selectSealedPassword } from "./credential-queries.ts";

type Outcome = ResponseOf<typeof testTaxSignIn>;

/**
 * Signs in to the ministry with what is sealed and says what it answered. Let in, the credentials are proven, and what was stopped for
 * them goes on. Refuses `tax_credentials_missing` before a password was entered.
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
      password: openedOrNull(secrets, row.password_sealed, purpose),
      passwordSealed: row.password_sealed,
    };
  });
  if (password === null) return { outcome: "refused", message: ctx.say("taxIssuer.refused.key") };
  const signedIn = await ministry.signIn({ environment, nit, password });
  if (!signedIn.ok) return outcomeOf(ctx, signedIn.answer);
  await ctx.inTenant(async (tx) => {
    const isSame = (await markSignedIn(tx, environment, { at: ctx.now, passwordSealed })) > 0;
    if (isSame && (await refusalOf(tx, environment)) === "credentials")
      await taxQueue.resume(tx, environment);
  });
  return { outcome: "signed_in", message: ctx.say("taxIssuer.reply.signed_in", { nit: formatNit(nit) }) };
}

/** Null when no key of this installation opens it: somebody lost the key, or took it away too early. */
function openedOrNull(secrets: Deps["secrets"], sealed: Buffer, purpose: string): string | null {
  try {
    return secrets.open(sealed, purpose);
  } catch (error) {
    if (error instanceof SecretError) return null;
    throw error;
  }
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
