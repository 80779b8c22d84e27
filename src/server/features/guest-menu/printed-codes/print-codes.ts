import { createHash } from "node:crypto";
import { Transformer } from "@napi-rs/image";
import type { QueryOf } from "../../../../contract/platform/define.ts";
import type { PdfFile } from "../../../../contract/receivables.ts";
import type { printTableCodes as definition } from "../../../../contract/setup/table-codes.ts";
import { AppError } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { guestAddress } from "../../../platform/http/guest-address.ts";
import { selectFile } from "../../files/public.ts";
import { selectPrintedTables, selectShownStore } from "../guest-menu-queries.ts";
import { drawCodes } from "./draw-codes.ts";

const A_DAY_MS = 86_400_000;

/** Where people reach the server: as it is told, and the address that the asking browser came by. */
interface Addresses {
  readonly publicUrl: string;
  readonly origin: string;
}

/**
 * The codes of the tables on paper, in the order of the floors. Refuses with `qr_menu_off` while the codes lead nowhere,
 * `no_tables` where there is none, `not_found` for a table that is not there.
 */
export async function printCodes(
  ctx: StaffContext,
  { table }: QueryOf<typeof definition>,
  { publicUrl, origin }: Addresses,
): Promise<PdfFile> {
  const { store, tables, picture } = await ctx.inTenant(async (tx) => {
    const store = await selectShownStore(tx);
    const all = await selectPrintedTables(tx);
    return {
      store,
      tables: table === undefined ? all : all.filter(({ id }) => id === table),
      picture: store.store_image === null ? undefined : await selectFile(tx, store.store_image),
    };
  });
  if (tables.length === 0) throw new AppError(table === undefined ? "no_tables" : "not_found");
  if (!store.is_qr_menu_enabled) throw new AppError("qr_menu_off");
  const wholeAddress = (path: string) => new URL(guestAddress(publicUrl, path), origin).href;
  const short = new URL(wholeAddress("/m"));
  const bytes = await drawCodes({
    store: store.store_name,
    picture: picture === undefined ? null : await new Transformer(Buffer.from(picture.bytes)).png(),
    cards: tables.map(({ title, floor, locator, short_code }) => ({
      table: title,
      floor,
      address: wholeAddress(`/m/${store.menu_code}?table=${locator}`),
      shortCode: short_code,
    })),
    title: ctx.say("tables.codes_file"),
    scan: ctx.say("tables.scan"),
    orType: ctx.say("tables.or_type", {
      address: `${short.protocol === "http:" ? "http://" : ""}${short.host}/m`,
    }),
    // The same codes are the same file all day.
    now: new Date(Math.floor(ctx.now.getTime() / A_DAY_MS) * A_DAY_MS),
  });
  return { hash: createHash("sha256").update(bytes).digest("hex"), mediaType: "application/pdf", bytes };
}
