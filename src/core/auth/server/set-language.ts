import { sqlOf } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { isLanguage } from "#platform/words/languages.ts";

/** Keeps the person's language. Throws `invalid_input` for one that has no words yet. Answers in the new one. */
export async function setLanguage(ctx: StaffContext, language: string): Promise<{ message: string }> {
  if (!isLanguage(language))
    throw new AppError("invalid_input", { fields: [{ field: "language", code: "not_a_choice" }] });
  return ctx.inTenant(async (tx) => {
    await tx.run(
      sqlOf
        .updateTable("users")
        .set({ language, updated_at: ctx.now })
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", ctx.userId),
    );
    return { message: sayIn(language)("auth.language_set") };
  });
}
