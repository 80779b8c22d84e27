import { text } from "node:stream/consumers";
import fastify from "fastify";
import { expect, test } from "vitest";
import type { StreamReader } from "../../contract/event-stream.ts";
import { OpenStreams } from "./open-streams.ts";

/** A server with one stream, and who reads it. */
async function aStream() {
  const app = fastify();
  const streams = new OpenStreams(app);
  const readers: StreamReader[] = [];
  let left = 0;
  app.get("/events", (_request, reply) =>
    streams.send(reply, {
      follow: (reader) => {
        readers.push(reader);
        reader.send("hello", { no: 1 });
        return () => {
          left += 1;
        };
      },
    }),
  );
  const reply = await app.inject({ url: "/events", payloadAsStream: true });
  return { app, reply, readers, left: () => left };
}

test("events are sent as they come, until the server closes and ends them", async () => {
  const { app, reply, readers, left } = await aStream();
  readers[0]?.send("news", { no: 2 });
  const whole = text(reply.stream());
  await app.close();
  expect(await whole).toBe('event: hello\ndata: {"no":1}\n\nevent: news\ndata: {"no":2}\n\n');
  await expect.poll(left).toBe(1);
});

test("a reader who goes away is left; one who takes nothing is cut", async () => {
  const { app, readers, left } = await aStream();
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const going = new AbortController();
  await fetch(`${address}/events`, { signal: going.signal });
  going.abort();
  await expect.poll(left).toBe(1);
  await fetch(`${address}/events`);
  // The first reader is that of `aStream`, whose answer nobody reads either.
  const slow = readers.at(-1);
  // More than the buffers of both ends of a connection hold.
  for (let no = 0; no < 300; no += 1) slow?.send("news", { text: "x".repeat(100_000) });
  await expect.poll(left).toBe(2);
  await app.close();
});
