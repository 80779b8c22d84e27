import { filePath } from "#core/files/contract/files.ts";
import { insertFile, preparePicture } from "#core/files/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import {
  guestOrdering,
  type readGuestOrdering as read,
  type uploadGuestCover as upload,
} from "../contract/guest-ordering.ts";
import { withVersion } from "./setting-group.ts";
import { lockSettings, selectSettings, updateSettings, valuesIn } from "./settings-queries.ts";

/** A cover fills the width of a tablet at two pixels per point; phones get a smaller one. */
const COVER = { longerSide: 1440, maxBytes: 512 * 1024 } as const;

/** Reads the settings of the guests' menu and of their orders, with its cover. */
export const readGuestOrdering = (ctx: StaffContext): Promise<ResponseOf<typeof read>> =>
  ctx.inTenant(async (tx) => {
    const row = await selectSettings(tx);
    return {
      ...withVersion(valuesIn(guestOrdering, row)),
      currency: row.currency,
      cover: row.guest_cover === null ? null : filePath(row.guest_cover),
      menu_path: `/m/${row.menu_code}`,
    };
  });

/** Sets the cover; the one before stays in the files until the clean-up finds that nothing names it. */
export async function uploadGuestCover(
  ctx: StaffContext,
  { cover }: BodyOf<typeof upload>,
): Promise<{ message: string }> {
  const { mediaType, bytes } = await preparePicture(ctx, "cover", cover, COVER);
  return ctx.inTenant(async (tx) => {
    await setCover(tx, ctx, await insertFile(tx, mediaType, bytes));
    return { message: ctx.say("guestOrdering.reply.cover_saved") };
  });
}

/** Removes the cover; without one the accent fills the top of the menu. */
export const deleteGuestCover = (ctx: StaffContext): Promise<{ message: string }> =>
  ctx.inTenant(async (tx) => {
    await setCover(tx, ctx, null);
    return { message: ctx.say("guestOrdering.reply.cover_removed") };
  });

async function setCover(tx: Tx, ctx: StaffContext, hash: string | null): Promise<void> {
  await lockSettings(tx);
  const { guest_cover: before } = await selectSettings(tx);
  await updateSettings(tx, { guest_cover: hash });
  const { action, subject } = guestOrdering;
  await recordAudit(tx, ctx, [
    { action, subject, subjectId: ctx.tenantId, before: { guestCover: before }, after: { guestCover: hash } },
  ]);
  for (const type of guestOrdering.tells) tx.emit({ type });
}
