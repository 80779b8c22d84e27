import { existsSync } from "node:fs";
import path from "node:path";

/** `npm start` adds this when it will say that the web app is built; other parents with a channel never will. */
const announcement = "--web-follows";

/**
 * Resolves when the web app in `folder` can be served. `npm start` builds it while the server starts and sends a
 * message when it is done; a server started by itself takes what is there. Answers whether there is a web app.
 */
export async function webAppReady(folder: string): Promise<boolean> {
  if (process.argv.includes(announcement) && process.connected) {
    await new Promise<void>((resolve) => {
      const listen = (message: unknown) => {
        if (!isWebBuilt(message)) return;
        process.off("message", listen);
        resolve();
      };
      process.on("message", listen);
      process.once("disconnect", resolve);
    });
  }
  return existsSync(path.join(folder, "index.html"));
}

function isWebBuilt(message: unknown): boolean {
  return typeof message === "object" && message !== null && "type" in message && message.type === "web-built";
}
