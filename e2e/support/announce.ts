import type { Page } from "@playwright/test";
import { io } from "socket.io-client";
import { type ClientMessageName, type SocketHello, socketConnection } from "#platform/contract/events.ts";

/** Says something on the product's socket as a client does (operations §4), with the session of a device. */
export async function announce(
  page: Page,
  name: Exclude<ClientMessageName, "authenticate">,
  message: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { origin } = new URL(page.url());
  const cookies = await page.context().cookies(origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const socket = io(origin, {
    ...socketConnection,
    transports: [...socketConnection.transports],
    forceNew: true,
    extraHeaders: { cookie },
  });
  try {
    await new Promise<SocketHello>((resolve, reject) => {
      socket.once("hello", resolve);
      socket.once("connect_error", reject);
    });
    socket.emit(name, message);
    // The answer to a later message: the one before has been read.
    await socket.timeout(60_000).emitWithAck("authenticate", {});
  } finally {
    socket.disconnect();
  }
}
