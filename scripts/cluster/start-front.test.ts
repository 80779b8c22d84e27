import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { freePorts } from "../setup/free-port.mjs";
import { startFront } from "./start-front.ts";

const webs = await Promise.all(["web 1", "web 2"].map(web));
const [port = 0] = await freePorts(1);
const front = await startFront(
  port,
  webs.map((each) => (each.address() as AddressInfo).port),
);
afterAll(() => {
  front.stop();
  for (const each of webs) each.close();
});

async function web(name: string): Promise<Server> {
  const server = createServer((_, response) => response.end(name));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

const ask = (method = "GET") => fetch(`http://127.0.0.1:${port}/`, { method });

test("requests go to both web processes in turn", async () => {
  const answers = [await (await ask()).text(), await (await ask()).text()];
  expect(answers.toSorted()).toEqual(["web 1", "web 2"]);
});

test("a web process that is gone is not asked any more, and no reading fails meanwhile", async () => {
  const [first] = webs;
  first?.closeAllConnections();
  first?.close();
  for (let count = 0; count < 20; count += 1) expect(await (await ask()).text()).toBe("web 2");
});

test("without any web process a request is refused with when to come again", async () => {
  const second = webs[1];
  second?.closeAllConnections();
  second?.close();
  const answer = await ask("POST");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([502, "1"]);
});
