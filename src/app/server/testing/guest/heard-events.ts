import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { apiBase } from "#platform/contract/api-base.ts";
import { STREAM_ALIVE } from "#platform/contract/event-stream.ts";
import type { GuestFeedEvent, MenuNews } from "#service/guest-menu/contract/guest-feed.ts";

interface Stream {
  readonly qrcode: string;
  readonly query: Record<string, string>;
  readonly cookies: Record<string, string>;
  readonly address: string;
}

export interface Heard {
  readonly name: GuestFeedEvent;
  readonly data: Partial<MenuNews>;
}

/** Opens a guest's stream; it ends with the test. */
export async function heardEvents(app: FastifyInstance, { qrcode, query, cookies, address }: Stream) {
  const reply = await app.inject({
    url: `${apiBase}/qrmenu/${qrcode}/events?${new URLSearchParams(query)}`,
    cookies,
    remoteAddress: address,
    payloadAsStream: true,
  });
  const stream: Readable = reply.stream();
  const heard: Heard[] = [];
  const waiting: (() => void)[] = [];
  stream.setEncoding("utf8").on("data", (text: string) => {
    for (const [, name = "", data = ""] of text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g))
      if (name !== STREAM_ALIVE.name)
        heard.push({ name: name as GuestFeedEvent, data: JSON.parse(data) as Partial<MenuNews> });
    for (const look of waiting.splice(0)) look();
  });
  const leave = () => void stream.destroy();
  onTestFinished(leave);
  return {
    status: reply.statusCode,
    headers: reply.headers,
    /** Names of what was heard so far. */
    names: () => heard.map(({ name }) => name),
    leave,
    /** Waits for an event of this name, beginning with the `from`th of all. */
    async next(name: GuestFeedEvent, from = 0): Promise<Heard> {
      for (;;) {
        const found = heard.slice(from).find((each) => each.name === name);
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => void waiting.push(resolve));
      }
    },
  };
}
