import { createHash } from "node:crypto";
import { Transformer } from "@napi-rs/image";
import { guestWordsOf } from "#app/words/guest-words.ts";
import { filePath } from "#core/files/contract/files.ts";
import { selectFile } from "#core/files/server/public.ts";
import { USUAL_ACCENT } from "#core/settings/domain/guest-accent.ts";
import { readSettings, selectStore } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { PdfFile } from "#platform/contract/stored-file.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { guestAddress } from "#platform/server/http/guest-address.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import {
  type CardLanguage,
  type readCodeCard as card,
  cardLanguages,
  type printTableCodes as definition,
} from "#service/floor/contract/table-codes.ts";
import { selectPrintedTables } from "../guest-menu-queries.ts";
import { drawCodes } from "./draw-codes.ts";

/** Addresses of the server: the configured one, and the one the browser used. */
interface Addresses {
  readonly publicUrl: string;
  readonly origin: string;
}

/**
 * Prints the codes of the tables, in the order of the floors and in the restaurant's language: of all, of some
 * floors or of one table. Refuses `qr_menu_off` while the codes do not work, `no_tables` when there is none, and
 * `not_found` for an unknown table.
 */
export async function printCodes(
  ctx: StaffContext,
  { table, floors, design, language: second }: QueryOf<typeof definition>,
  { publicUrl, origin }: Addresses,
): Promise<PdfFile> {
  const { store, tables, picture, language } = await ctx.inTenant(async (tx) => {
    const store = await selectStore(tx);
    const all = await selectPrintedTables(tx);
    return {
      store,
      language: (await readSettings(tx, ctx.now)).language,
      tables: all.filter(
        ({ id, floor }) =>
          (table === undefined || id === table) && (floors === undefined || floors.includes(floor ?? "")),
      ),
      picture: store.store_image === null ? undefined : await selectFile(tx, store.store_image),
    };
  });
  if (tables.length === 0) throw new AppError(table === undefined ? "no_tables" : "not_found");
  if (!store.is_qr_menu_enabled) throw new AppError("qr_menu_off");
  const wholeAddress = (path: string) => new URL(guestAddress(publicUrl, path), origin).href;
  const say = sayIn(language);
  const bytes = await drawCodes({
    store: store.store_name,
    picture: picture === undefined ? null : await new Transformer(Buffer.from(picture.bytes)).png(),
    cards: tables.map(({ title, floor, locator, short_code }) => ({
      table: title,
      floor,
      address: wholeAddress(`/m/${store.menu_code}?table=${locator}`),
      shortCode: short_code,
    })),
    language,
    title: say("tables.codes_file"),
    design,
    accent: store.guest_accent ?? USUAL_ACCENT,
    ...wordsOf(say, wholeAddress("/m")),
    scanToo: second === language ? "" : scanIn[second],
    // The same codes give the same file all day.
    now: new Date(Math.floor(ctx.now.getTime() / DAY_MS) * DAY_MS),
  });
  return { hash: createHash("sha256").update(bytes).digest("hex"), mediaType: "application/pdf", bytes };
}

/** Instructions in the languages of a second line. */
const scanIn = Object.fromEntries(
  cardLanguages.map((language) => [
    language,
    language === "none" ? "" : guestWordsOf(language).guests.scan_menu,
  ]),
) as Readonly<Record<CardLanguage, string>>;

/** Returns the texts of a card; `typed` is the address where the short code is typed. */
function wordsOf(say: ReturnType<typeof sayIn>, typed: string) {
  const { protocol, host } = new URL(typed);
  return {
    scan: say("tables.scan"),
    orType: say("tables.or_type", { address: `${protocol === "http:" ? "http://" : ""}${host}/m` }),
  };
}

/** Reads the texts of the cards for the sheet that a browser prints. */
export function readCodeCard(
  ctx: StaffContext,
  { publicUrl, origin }: Addresses,
): Promise<ResponseOf<typeof card>> {
  return ctx.inTenant(async (tx) => {
    const { store_name, store_image, guest_accent } = await selectStore(tx);
    const { language } = await readSettings(tx, ctx.now);
    const { scan, orType } = wordsOf(sayIn(language), new URL(guestAddress(publicUrl, "/m"), origin).href);
    return {
      store_name,
      store_image: store_image === null ? null : filePath(store_image),
      accent: guest_accent ?? USUAL_ACCENT,
      scan,
      scan_in: { ...scanIn, [language]: "" },
      or_type: orType,
    };
  });
}
