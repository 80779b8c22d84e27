import { filePath } from "#core/files/contract/files.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { customerWelcome } from "../contract/customer-display.ts";

/** Returns the pictures and the colour that the restaurant shows its guests. */
export function readWelcome(ctx: StaffContext): Promise<ResponseOf<typeof customerWelcome>> {
  return ctx.inTenant(async (tx) => {
    const row = await tx.first(
      sqlOf
        .selectFrom("store_settings")
        .select(["store_image", "guest_cover", "guest_accent"])
        .where("tenant_id", "=", tx.tenantId),
    );
    const { store_image, guest_cover, guest_accent } = required(row, "the settings of the restaurant");
    const pathOf = (hash: string | null) => (hash === null ? null : filePath(hash));
    return { picture: pathOf(store_image), cover: pathOf(guest_cover), accent: guest_accent };
  });
}
