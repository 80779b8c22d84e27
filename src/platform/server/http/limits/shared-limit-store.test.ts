import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterEach, expect, onTestFinished, type TestContext, test, vi } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { needsRedisServer, type OwnRedis, ownRedis } from "#app/server/testing/killed/own-redis.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { signUp, signUpDoor } from "#operator/sign-up/contract/sign-up.ts";
import { routeAddress } from "../../../contract/api-base.ts";
import { connectRedis, type SharedRedis } from "../../redis/connect-redis.ts";

afterEach(() => vi.useRealTimers());

interface Counting {
  readonly app: FastifyInstance;
  readonly redis: SharedRedis | undefined;
  /** What the log said. */
  readonly lines: { readonly msg: string }[];
  /** The status of a view of the sign-up page, and of a try to sign up. */
  view(): Promise<number>;
  sign(): Promise<number>;
}

/** One more process of the product that counts in this Redis, or alone. */
async function aProcess(redisUrl?: string): Promise<Counting> {
  const lines: Counting["lines"] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const redis = redisUrl === undefined ? undefined : await connectRedis(redisUrl, log);
  const { deps } = await testServer();
  const app = await buildApp(
    deps,
    [
      (on) => {
        on(signUpDoor, async () => ({ is_open: true, contact: null, trial_days: 30, puzzle: "1" }));
        on(signUp, () => Promise.reject(new Error("A body without fields is refused before")));
      },
    ],
    { secure: false, trustProxy: false, redis },
  );
  onTestFinished(async () => {
    redis?.close();
    await app.close();
  });
  const ask = async (method: "GET" | "POST", url: string) =>
    (await app.inject({ method, url, ...(method === "POST" ? { payload: {} } : {}) })).statusCode;
  return {
    app,
    redis,
    lines,
    view: () => ask("GET", routeAddress(signUpDoor)),
    sign: () => ask("POST", routeAddress(signUp)),
  };
}

async function repeat(times: number, ask: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push(await ask());
  return statuses;
}

const passed = (statuses: readonly number[]) => statuses.filter((status) => status !== 429).length;
const stateOf = ({ redis }: Counting) => redis?.state();
const { perAddress, windowSeconds } = signUp.rateLimit;

/** The stores of a limit by name; what is in Redis ends with the window of a case. */
const stores = {
  "this process": async () => aProcess(),
  Redis: async (context: TestContext) => {
    needsRedisServer(context);
    return aProcess((await ownRedis()).url);
  },
};

for (const [name, processOn] of Object.entries(stores)) {
  test(`counted by ${name}: views use up no try to sign up, and tries no view`, async (context) => {
    const { view, sign } = await processOn(context);
    expect(passed(await repeat(signUpDoor.rateLimit.perAddress + 1, view))).toBe(
      signUpDoor.rateLimit.perAddress,
    );
    expect(passed(await repeat(perAddress + 8, sign))).toBe(perAddress);
  });

  test(`counted by ${name}: the window of a limit is its own, whichever route was asked first`, async (context) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const counting = await processOn(context);
    const pass = async (seconds: number) => {
      vi.setSystemTime(Date.now() + seconds * 1000);
      const { commands } = counting.redis ?? {};
      for (const key of (await commands?.keys("*")) ?? []) {
        const left = (await commands?.pttl(key)) ?? 0;
        await commands?.pexpire(key, left - seconds * 1000);
      }
    };
    await counting.view();
    expect(passed(await repeat(perAddress + 1, counting.sign))).toBe(perAddress);
    await pass(signUpDoor.rateLimit.windowSeconds + 1);
    expect(await counting.sign()).toBe(429);
    await pass(windowSeconds - signUpDoor.rateLimit.windowSeconds);
    expect(passed(await repeat(perAddress + 1, counting.sign))).toBe(perAddress);
  });

  test(`counted by ${name}: two limits of one name are refused at start`, async (context) => {
    const { redis } = await processOn(context);
    const { deps } = await testServer();
    const twice = buildApp(deps, [], {
      secure: false,
      trustProxy: false,
      redis,
      otherRoutes: async (app) => {
        const { countedLimit } = await import("./counted-limit.ts");
        const limit = { name: "a", max: 1, windowMs: 1, keyOf: () => "" };
        countedLimit(app, limit);
        countedLimit(app, limit);
      },
    });
    await expect(twice).rejects.toThrow('Two limits are called "a"');
  });
}

async function twoProcesses(redis: OwnRedis): Promise<[Counting, Counting]> {
  return [await aProcess(redis.url), await aProcess(redis.url)];
}

test("two processes count one limit together, and go on by themselves without Redis", async (context) => {
  needsRedisServer(context);
  const redis = await ownRedis();
  const [first, second] = await twoProcesses(redis);
  expect(passed(await repeat(4, first.sign))).toBe(4);
  expect(passed(await repeat(perAddress, second.sign))).toBe(perAddress - 4);
  await redis.kill();
  await expect.poll(() => [stateOf(first), stateOf(second)]).toEqual(["away", "away"]);
  expect(await second.sign()).toBe(429);
  // The first had heard of its own four only.
  expect(passed(await repeat(perAddress, first.sign))).toBe(perAddress - 4);
});

test("a Redis that comes back empty learns what was counted from whoever knows it", async (context) => {
  needsRedisServer(context);
  const redis = await ownRedis();
  const [first, second] = await twoProcesses(redis);
  await repeat(2, first.sign);
  await repeat(perAddress, second.sign);
  await redis.kill();
  await redis.start();
  await expect.poll(() => [stateOf(first), stateOf(second)]).toEqual(["joined", "joined"]);
  expect(await second.sign()).toBe(429);
  expect(await first.sign()).toBe(429);
  const [key = ""] = (await first.redis?.commands.keys("*POST*address*")) ?? [];
  const left = (await first.redis?.commands.pttl(key)) ?? 0;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(windowSeconds * 1000);
});

test("Redis that goes and comes, or falls silent, is one line in the log each time", async (context) => {
  needsRedisServer(context);
  const redis = await ownRedis();
  const counting = await aProcess(redis.url);
  const said = () => counting.lines.map(({ msg }) => msg.split(":")[0]);
  expect(said()).toEqual([]);
  await redis.kill();
  await expect.poll(said).toEqual(["Redis is away"]);
  expect(passed(await repeat(20, counting.view))).toBe(20);
  await redis.start();
  await expect.poll(said).toEqual(["Redis is away", "Redis is back"]);
  redis.hold();
  await expect.poll(said).toEqual(["Redis is away", "Redis is back", "Redis is away"]);
  expect([stateOf(counting), await counting.view()]).toEqual(["away", 200]);
  redis.letGo();
  await expect.poll(said).toEqual(["Redis is away", "Redis is back", "Redis is away", "Redis is back"]);
});

test("without Redis at its start a process counts alone, and joins when it comes", async (context) => {
  needsRedisServer(context);
  const redis = await ownRedis();
  await redis.kill();
  const counting = await aProcess(redis.url);
  expect([stateOf(counting), counting.lines.length]).toEqual(["away", 1]);
  expect(passed(await repeat(perAddress - 1, counting.sign))).toBe(perAddress - 1);
  await redis.start();
  await expect.poll(() => stateOf(counting)).toBe("joined");
  expect(passed(await repeat(2, counting.sign))).toBe(1);
});
