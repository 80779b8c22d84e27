import { expect, test } from "vitest";
import { guestFiles, loadedFiles } from "./loaded-files.ts";

const manifest = {
  "index.html": { file: "assets/index.js", css: ["assets/index.css"], imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"], imports: ["index.html"] },
  "routes/login.tsx?tsr-split=component": { file: "assets/login.js", css: ["assets/login.css"] },
  "routes/dashboard/route.tsx?tsr-split=component": { file: "assets/frame.js", css: ["assets/frame.css"] },
  "routes/dashboard/pos.tsx?tsr-split=component": { file: "assets/pos.js", css: ["assets/pos.css"] },
  "routes/dashboard/orders.tsx?tsr-split=component": { file: "assets/orders.js", css: ["assets/orders.css"] },
  "../../node_modules/socket.io-client/build/esm/index.js": { file: "assets/socket.js" },
};
const inWeb = (...files: readonly string[]) => files.map((file) => `dist/web/assets/${file}`);

test("a screen's scripts and style sheets are its own and their imports'", () => {
  const { login, posWithFrame } = loadedFiles(manifest);
  expect(login).toEqual({
    scripts: inWeb("index.js", "shared.js", "login.js"),
    styles: inWeb("index.css", "shared.css", "login.css"),
  });
  expect(posWithFrame).toEqual({
    scripts: inWeb("index.js", "shared.js", "pos.js", "frame.js", "socket.js"),
    styles: inWeb("index.css", "shared.css", "pos.css", "frame.css"),
  });
});

test("a build without a screen, the socket or any style sheet is refused", () => {
  const without = (part: string) =>
    Object.fromEntries(Object.entries(manifest).filter(([key]) => !key.includes(part)));
  expect(() => loadedFiles(without("pos."))).toThrow("no POS");
  expect(() => loadedFiles(without("login"))).toThrow("no login screen");
  expect(() => loadedFiles(without("socket"))).toThrow("no socket");
  const bare = Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => [key, { ...chunk, css: undefined }]),
  );
  expect(() => loadedFiles(bare)).toThrow("no style sheet");
});

test("a page behind a link loads its own script, and the menu's style sheets", () => {
  const guests = {
    "start-page.tsx": { file: "a/page.js", css: ["a/page.css"], imports: ["_react.js"] },
    "_react.js": { file: "a/react.js" },
    "start-link-page.ts": { file: "a/link.js", css: ["a/link.css"] },
  };
  expect(guestFiles(guests)).toEqual({
    menu: { scripts: ["dist/guest/a/page.js", "dist/guest/a/react.js"], styles: ["dist/guest/a/page.css"] },
    linkPage: {
      scripts: ["dist/guest/a/link.js"],
      styles: ["dist/guest/a/link.css", "dist/guest/a/page.css"],
    },
  });
  expect(() => guestFiles({ "start-page.tsx": guests["start-page.tsx"] })).toThrow("no start-link-page.ts");
});
