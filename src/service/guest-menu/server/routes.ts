import { SmallPictures, selectFile } from "#core/files/server/public.ts";
import { tenantOfMenuCode } from "#core/settings/server/public.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { HandlerInput } from "#platform/server/http/bind.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { ensurePhone, introducePhone } from "#platform/server/http/ensure-phone.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { printTableCodes, readCodeCard as readCodeCardRoute } from "#service/floor/contract/table-codes.ts";
import { followGuestMenu } from "../contract/guest-feed.ts";
import { readGuestMenu as menu, readGuestPicture as picture } from "../contract/guest-menu.ts";
import { GuestFeed } from "./feed/guest-feed.ts";
import { isPictureOfMenu } from "./guest-menu-queries.ts";
import { GuestMenuState } from "./guest-menu-state.ts";
import { MenuFavourites } from "./menu-favourites.ts";
import { printCodes, readCodeCard } from "./printed-codes/print-codes.ts";
import { type RequestedMenu, readGuestMenu } from "./read-guest-menu.ts";

export const guestMenuRoutes: FeatureRoutes = (on, deps) => {
  const { db, publicUrl } = deps;
  const state = new GuestMenuState(db, deps.realtime);
  const favourites = new MenuFavourites();
  const requestedIn = ({ params: { qrcode }, query }: HandlerInput<typeof menu>): RequestedMenu => ({
    qrcode,
    locator: query.tableId,
    language: query.language,
  });
  on(
    menu,
    async (input) => {
      const { now } = input.ctx;
      const requested = requestedIn(input);
      const version = await state.version(requested, now);
      return db.inTenant(await tenantOfMenuCode(db, requested.qrcode), (tx) =>
        readGuestMenu(tx, requested, { now, version, favourites }),
      );
    },
    (input) => state.followed(requestedIn(input), input.ctx.now),
  );
  const feed = new GuestFeed(deps, state);
  on(followGuestMenu, async ({ ctx, params: { qrcode }, query }) => {
    const tenantId = await tenantOfMenuCode(db, qrcode);
    const stream = await feed.open(ctx, tenantId, { qrcode, locator: query.tableId, order: query.order });
    // At a table the phone is introduced where it asks for its visit: it would get two tokens at once.
    if (query.tableId === undefined)
      await introducePhone(ctx, qrcode, ensurePhone(ctx, { qrcode, tenantId }));
    return stream;
  });
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
