import { z } from "zod";
import { type CustomerView, customerView } from "./customer-view.ts";

/** A display says that it is there, a till what it shows. Windows of one browser hear each other, nobody else. */
const message = z.discriminatedUnion("type", [
  z.object({ type: z.literal("hello") }),
  z.object({ type: z.literal("shown"), view: customerView }),
]);

const nameOf = (tenantId: number) => `customer-display.${tenantId}`;

function listen(channel: BroadcastChannel, heard: (sent: z.output<typeof message>) => void): void {
  channel.addEventListener("message", ({ data }) => {
    const read = message.safeParse(data);
    if (read.success) heard(read.data);
  });
}

export interface TillChannel {
  show(view: CustomerView): void;
  close(): void;
}

/** The till's end: shows what changes, and to a display that opens later what is there. */
export function openTillChannel(tenantId: number): TillChannel {
  const channel = new BroadcastChannel(nameOf(tenantId));
  let shown: CustomerView = { kind: "welcome" };
  const send = () => channel.postMessage({ type: "shown", view: shown });
  listen(channel, ({ type }) => {
    if (type === "hello") send();
  });
  return {
    show: (view) => {
      shown = view;
      send();
    },
    close: () => {
      shown = { kind: "welcome" };
      send();
      channel.close();
    },
  };
}

/** The display's end: asks what is there and hears what changes. Returns how to stop. */
export function openDisplayChannel(tenantId: number, onView: (view: CustomerView) => void): () => void {
  const channel = new BroadcastChannel(nameOf(tenantId));
  listen(channel, (sent) => {
    if (sent.type === "shown") onView(sent.view);
  });
  channel.postMessage({ type: "hello" });
  return () => channel.close();
}
