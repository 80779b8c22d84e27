import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";

const { freePorts } = (await import(new URL("free-port.mjs", import.meta.url).href)) as {
  freePorts(count: number): Promise<number[]>;
};

test("ports are different, and none that an outgoing connection may be given", async () => {
  const ports = await freePorts(3);
  expect(new Set(ports).size).toBe(3);
  for (const port of ports) expect(port).toBeLessThan(32_768);
});

test("a port that somebody listens on is passed over", async () => {
  const [port = 0] = await freePorts(1);
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  try {
    expect(await freePorts(2)).not.toContain(port);
  } finally {
    server.close();
  }
});
