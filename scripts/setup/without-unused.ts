import type { Plugin } from "vite";

/** Modules of packages that no screen uses, though the package refers to them, and what stands in their place. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // Sockets are WebSockets only (platform/contract/events.ts, socketConnection): no polling, no WebTransport (3 KB compressed).
  [
    /engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]index\.js$/,
    'import { WS } from "./websocket.js"; export const transports = { websocket: WS };',
  ],
  // A refused field is told in our own words (app/contract/validation-code.ts): no English sentences of zod (1 KB).
  [/zod[\\/]v4[\\/]locales[\\/]en\.js$/, "export default () => ({});"],
];

/** Leaves out of the browser what packages bring along and nobody asks for. */
export function withoutUnused(): Plugin {
  return {
    name: "without-unused",
    enforce: "pre",
    apply: "build",
    load: (id) => replacements.find(([file]) => file.test(id))?.[1] ?? null,
  };
}
