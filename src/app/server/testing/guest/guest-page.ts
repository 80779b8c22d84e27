import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { BuiltPages } from "#service/guest-menu/server/built-pages.ts";
import { installGuestPages } from "#service/guest-menu/server/guest-pages.ts";
import { installLinkPages } from "#service/guest-menu/server/link-pages.ts";
import { buildApp } from "../../http/build-app.ts";
import { linkAddresses } from "../../start/link-addresses.ts";
import { aFloor } from "../floor.ts";

/** A restaurant that shows its menu, and the guests' pages as `drawn` (the module render-page), with files by invented names. */
export async function aGuestPage(drawn: object) {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-guest-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, ".vite"));
  const built = {
    "start-page.tsx": { file: "assets/a.js", css: ["assets/a.css"], imports: ["_shared.js"] },
    "_shared.js": { file: "assets/s.js" },
    "start-link-page.ts": { file: "assets/l.js", css: ["assets/l.css"] },
  };
  await writeFile(path.join(folder, ".vite/manifest.json"), JSON.stringify(built));
  const floor = await aFloor();
  const { deps } = floor.server;
  const app = await buildApp(deps, [], {
    secure: false,
    trustProxy: false,
    otherRoutes: async (app) => {
      const pages = { folder, load: async () => drawn as BuiltPages };
      installGuestPages(app, { ...deps, ...pages });
      installLinkPages(app, pages, linkAddresses(deps));
    },
  });
  const [row] = await floor.rows<{ menu_code: string }>(
    "update store_settings set is_qr_menu_enabled = true where tenant_id = $1 returning menu_code",
  );
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { ...floor, app, ask, menuCode: row?.menu_code ?? "" };
}
