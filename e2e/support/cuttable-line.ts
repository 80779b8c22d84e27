import type { Page, WebSocketRoute } from "@playwright/test";

/** The line of a page to the server: sockets and requests together, as a cable has it. */
export async function cuttableLine(page: Page): Promise<{ cut(): Promise<void>; mend(): Promise<void> }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isCut) {
      void socket.close({ code: 1001 });
      return;
    }
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      isCut = true;
      await page.context().setOffline(true);
      for (const socket of open) await socket.close({ code: 1001 });
      open.clear();
    },
    async mend() {
      isCut = false;
      await page.context().setOffline(false);
    },
  };
}
