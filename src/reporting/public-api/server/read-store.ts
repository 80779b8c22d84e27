import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import type { readPublicStore } from "../contract/store.ts";

/** The restaurant of a key, and the key. */
export function store(ctx: ApiKeyContext): Promise<ResponseOf<typeof readPublicStore>> {
  return ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    return {
      name: settings.store.store_name,
      currency: settings.currency,
      time_zone: settings.dayRule.zone,
      day_begins_at_hour: settings.dayRule.cutoffHour,
      business_date: settings.today,
      key: { name: ctx.keyName, scopes: [...ctx.scopes] },
    };
  });
}
