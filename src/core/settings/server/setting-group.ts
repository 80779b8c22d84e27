import type { MessageKey } from "#app/words/message-key.ts";
import type { SettingGroup, SettingValues } from "#platform/contract/setting-group.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import { lockSettings, selectSettings, updateGroup, valuesIn } from "./settings-queries.ts";

/** Adds the version that tells two edits apart. */
export function withVersion<Values extends Readonly<Record<string, unknown>>>(values: Values) {
  return { ...values, version: versionOf(values) };
}

/** Reads the settings of a group as their form shows them, with the currency for its amounts. */
export const readGroup = <Group extends SettingGroup>(ctx: StaffContext, group: Group) =>
  ctx.inTenant(async (tx) => {
    const row = await selectSettings(tx);
    return { ...withVersion(valuesIn(group, row)), currency: row.currency };
  });

/** The values that somebody typed; what is left out stays. */
type Typed<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

/**
 * Sets what was typed of a group, writes it into the log of changes and tells the screens. `decide` returns the values
 * to save, and may refuse them. Refuses an edit that was begun on other values with `changed_meanwhile`.
 */
export function setGroup<Group extends SettingGroup & { readonly saved: MessageKey }>(
  ctx: StaffContext,
  group: Group,
  { version, ...typed }: Typed<SettingValues<Group>> & { readonly version?: string | undefined },
  decide: (
    after: SettingValues<Group>,
    before: SettingValues<Group>,
    tx: Tx,
  ) => SettingValues<Group> | Promise<SettingValues<Group>> = (after) => after,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockSettings(tx);
    const before = valuesIn(group, await selectSettings(tx));
    refuseStaleEdit(version, before);
    const given = Object.entries(typed).filter(([, value]) => value !== undefined);
    const after = await decide({ ...before, ...Object.fromEntries(given) }, before, tx);
    await updateGroup(tx, group, after);
    const { action, subject } = group;
    await recordAudit(tx, ctx, [{ action, subject, subjectId: ctx.tenantId, before, after }]);
    for (const type of group.tells) tx.emit({ type });
    return { message: ctx.say(group.saved) };
  });
}
