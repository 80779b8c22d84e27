import { SmallPictures, selectFile } from "#core/files/server/public.ts";
import { tenantOfMenuCode } from "#core/settings/server/public.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { printTableCodes, readCodeCard as readCodeCardRoute } from "#service/floor/contract/table-codes.ts";
import { readGuestMenu as menu, readGuestPicture as picture } from "../contract/guest-menu.ts";
import { isPictureOfMenu } from "./guest-menu-queries.ts";
import { GuestMenuState } from "./guest-menu-state.ts";
import { printCodes, readCodeCard } from "./printed-codes/print-codes.ts";
import { readGuestMenu } from "./read-guest-menu.ts";

export const guestMenuRoutes: FeatureRoutes = (on, { db, publicUrl }) => {
  const state = new GuestMenuState(db);
  on(
    menu,
    async ({ ctx, params: { qrcode }, query }) =>
      db.inTenant(await tenantOfMenuCode(db, qrcode), (tx) =>
        readGuestMenu(tx, { qrcode, locator: query.tableId, language: query.language }, ctx.now),
      ),
    ({ ctx, params: { qrcode }, query }) =>
      state.followed({ qrcode, locator: query.tableId, language: query.language }, ctx.now),
  );
  const addressesOf = ({ request }: Pick<PublicContext, "request">) => ({
    publicUrl,
    origin: `${request.protocol}://${request.host}`,
  });
  on(printTableCodes, ({ ctx, query }) => printCodes(ctx, query, addressesOf(ctx)));
  on(readCodeCardRoute, ({ ctx }) => readCodeCard(ctx, addressesOf(ctx)));
  const pictures = new SmallPictures();
  on(picture, async ({ params: { qrcode, hash }, query: { width } }) => {
    const file = await db.inTenant(await tenantOfMenuCode(db, qrcode), async (tx) =>
      found((await isPictureOfMenu(tx, hash)) ? await selectFile(tx, hash) : undefined),
    );
    return width === undefined ? file : pictures.atWidth(file, Number(width));
  });
};
