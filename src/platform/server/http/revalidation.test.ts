import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { CachedAnswer, Revalidation } from "./revalidation.ts";

const followed = (restaurant: number, state = "1") => ({ of: String(restaurant), state });

/** Text that no compression makes much smaller. */
function noise(bytes: number, seed: number): string {
  let text = "";
  while (text.length < bytes) text += createHash("sha512").update(`${seed} ${text.length}`).digest("base64");
  return text.slice(0, bytes);
}

test("those who ask while an answer is made get the same one", async () => {
  let state = "1";
  let made = 0;
  const kept = new Revalidation();
  const make = async () => {
    made += 1;
    return { made };
  };
  const ask = () => kept.answer(followed(1, state), make);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([made, second]).toEqual([1, first]);
  expect(await ask()).toBe(first);
  state = "2";
  expect((await ask()).etag).not.toBe(first.etag);
  expect(made).toBe(2);
  await kept.answer(followed(2, state), make);
  expect(made).toBe(3);
});

test("a failure is told and not kept", async () => {
  const kept = new Revalidation();
  await expect(kept.answer(followed(1), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(kept.answer(followed(1), async () => "yes")).resolves.toBeInstanceOf(CachedAnswer);
});

test("thousands of restaurants share a bounded memory", async () => {
  const kept = new Revalidation({ answers: 3, bytes: 20_000 });
  const made: number[] = [];
  const ask = (tenantId: number, bytes = 10) =>
    kept.answer(followed(tenantId), async () => {
      made.push(tenantId);
      return noise(bytes, tenantId);
    });
  for (const tenantId of [1, 2, 3, 1, 4, 1, 3]) await ask(tenantId);
  expect(made).toEqual([1, 2, 3, 4]);
  await ask(2);
  expect(made).toEqual([1, 2, 3, 4, 2]);
  await ask(5, 9_500);
  await ask(6, 4_000);
  await ask(5, 9_500);
  expect(made).toEqual([1, 2, 3, 4, 2, 5, 6, 5]);
});

test("a body is sent in the encoding that the client takes, and says which", async () => {
  const answer = await CachedAnswer.of({ dish: "pupusa" });
  const sent = async (accepted?: string) => {
    const headers: Record<string, string> = {};
    const reply = {
      header: (name: string, value: string) => {
        headers[name] = value;
        return reply;
      },
      type: () => reply,
    };
    const request = { raw: { headers: accepted === undefined ? {} : { "accept-encoding": accepted } } };
    const body = await answer.body(request as FastifyRequest, reply as unknown as FastifyReply);
    return { encoding: headers["content-encoding"], vary: headers.vary, body };
  };
  const plain = '{"dish":"pupusa"}';
  const brotli = await sent("gzip, br");
  expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual(["br", plain]);
  const gzip = await sent("gzip, deflate");
  expect([gzip.encoding, gunzipSync(gzip.body).toString(), gzip.vary]).toEqual([
    "gzip",
    plain,
    "accept-encoding",
  ]);
  for (const accepted of [undefined, "identity"]) {
    const { encoding, body } = await sent(accepted);
    expect([encoding, body.toString()]).toEqual([undefined, plain]);
  }
});
