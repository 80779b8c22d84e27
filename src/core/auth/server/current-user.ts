import type { BodyOf } from "#platform/contract/define.ts";
import { formatScope, isPermission } from "#platform/domain/access/permissions.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import type * as contract from "../contract/auth.ts";
import { type SessionUserRow, sessionUserRow, supportVisitUserRow } from "./user-of-username.ts";

/**
 * Returns the signed-in person as they are now. During a support visit it is the operator, by their name at
 * the console, at the visited restaurant.
 */
export async function currentUser(ctx: StaffContext): Promise<contract.SessionUser> {
  if (ctx.supportVisit) return sessionUserView(await ctx.inTenant((tx) => supportVisitUserRow(tx, ctx)));
  return sessionUserView(await ctx.inTenant((tx) => sessionUserRow(tx, ctx, ctx.now)));
}

/** Saves the person's language, and with it the digits that they read. Answers in the new language. */
export async function setLanguage(
  ctx: StaffContext,
  { language, own_digits }: BodyOf<typeof contract.setLanguage>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await tx.run(
      sqlOf
        .updateTable("users")
        .set({ language, ...(own_digits === undefined ? {} : { own_digits }), updated_at: ctx.now })
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", ctx.userId),
    );
    return { message: sayIn(language)("auth.language_set") };
  });
}

/** Saves how many further orders the person confirms before sending (decision 39). */
export async function setConfirmSends(
  ctx: StaffContext,
  confirmSends: number | null,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await tx.run(
      sqlOf
        .updateTable("users")
        .set({ confirm_sends: confirmSends, updated_at: ctx.now })
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", ctx.userId),
    );
    return { message: ctx.say("auth.confirm_sends_set") };
  });
}

/** Converts a person into the form of the web app. */
export function sessionUserView(row: SessionUserRow): contract.SessionUser {
  return {
    user_id: row.user_id,
    username: row.username,
    name: row.name,
    role: row.role,
    scope: formatScope(row.scopes.filter(isPermission)),
    designation: row.designation,
    phone: row.phone,
    photo: row.photo,
    tenant_id: row.tenant_id,
    store_name: row.store_name,
    currency: row.currency,
    time_zone: row.time_zone,
    language: row.language,
    own_digits: row.own_digits,
    store_language: row.store_language,
    subscription_active: row.subscription_active,
    confirm_sends: row.confirm_sends,
    department_code: row.department_code,
    municipality_code: row.municipality_code,
    shared_till: row.shared_till,
  };
}
