import { type AddressInfo, createServer, type LookupFunction } from "node:net";
import { afterAll, expect, test } from "vitest";
import { aReceiver } from "#app/server/testing/integrations/webhook-receiver.ts";
import { createOutward, refusing } from "./post-outward.ts";

const receiver = await aReceiver();
afterAll(() => receiver.close());

const message = {
  headers: { "content-type": "application/json" },
  body: "{}",
  withinMs: 60_000,
  mostBytes: 100,
};
const open = createOutward({ isInnerAllowed: true });

test("what is sent arrives as it is, and of the answer only its beginning is read", async () => {
  receiver.answer = 200;
  receiver.words = "ñ".repeat(100_000);
  const { status, fault, answer } = await open.post({ ...message, url: receiver.url, body: '{"a":"ñ"}' });
  expect([status, fault, receiver.received.at(-1)?.body]).toEqual([200, null, '{"a":"ñ"}']);
  expect(answer).toBe("ñ".repeat(50));
  receiver.words = "";
});

test("a redirect is an answer: nobody is followed into the house", async () => {
  receiver.answer = 307;
  receiver.headers.location = receiver.url;
  const before = receiver.received.length;
  expect(await open.post({ ...message, url: receiver.url })).toMatchObject({ status: 307, fault: null });
  expect(receiver.received.length).toBe(before + 1);
  delete receiver.headers.location;
});

test("whoever does not answer in time is left, and who does not listen told apart", async () => {
  receiver.answer = null;
  const slow = await open.post({ ...message, url: receiver.url, withinMs: 50 });
  expect(slow).toEqual({ status: null, fault: "too_slow", answer: "" });
  receiver.answer = 204;
  const gone = await aReceiver();
  await gone.close();
  expect((await open.post({ ...message, url: gone.url })).fault).toBe("not_reached");
});

test("whoever answers without HTTP, or leaves without a word, holds nobody", async () => {
  const words = ["HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", ""];
  for (const said of words) {
    const rude = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => (said === "" ? socket.destroy() : socket.write(said)));
    });
    await new Promise<void>((resolve) => rude.listen(0, "127.0.0.1", resolve));
    const { port } = rude.address() as AddressInfo;
    const { status, fault } = await open.post({ ...message, url: `http://127.0.0.1:${port}/` });
    expect([status, fault], said).toEqual([null, "broken_off"]);
    await new Promise((resolve) => rude.close(resolve));
  }
});

/** A directory in which every name leads to these addresses. */
const leadingTo =
  (...addresses: readonly string[]): LookupFunction =>
  (_name, options, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? "", found[0]?.family ?? 4);
  };

test("an address of the house is called neither by its number nor by a name", async () => {
  const strict = createOutward({ isInnerAllowed: false });
  const before = receiver.received.length;
  const port = new URL(receiver.url).port;
  for (const url of [receiver.url, `https://127.0.0.1:${port}/`, `https://localhost:${port}/`])
    expect((await strict.post({ ...message, url })).fault, url).toBe("address_refused");
  expect(receiver.received.length).toBe(before);
});

test("names are looked up at each call, and one inner address is enough to refuse", async () => {
  const ask = (...addresses: string[]) =>
    new Promise<string>((resolve) => {
      refusing(leadingTo(...addresses))("hooks.example.com", { all: true }, (error, found) =>
        resolve(error ? String(error.code) : JSON.stringify(found)),
      );
    });
  expect(await ask("127.0.0.1")).toBe("COMANDA_ADDRESS_REFUSED");
  expect(await ask("8.8.8.8", "10.0.0.1")).toBe("COMANDA_ADDRESS_REFUSED");
  expect(await ask("::ffff:169.254.169.254")).toBe("COMANDA_ADDRESS_REFUSED");
  expect(await ask("8.8.8.8")).toBe('[{"address":"8.8.8.8","family":4}]');
  // By whatever the name leads to: the request is broken off before anything is sent.
  const strict = createOutward({ isInnerAllowed: false, lookup: refusing(leadingTo("127.0.0.1")) });
  const port = new URL(receiver.url).port;
  const before = receiver.received.length;
  expect(await strict.post({ ...message, url: `https://hooks.example.com:${port}/` })).toEqual({
    status: null,
    fault: "address_refused",
    answer: "",
  });
  expect(receiver.received.length).toBe(before);
});
