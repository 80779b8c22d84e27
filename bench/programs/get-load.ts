// Sends the same request over a number of connections, one after another on each, for a while.
import autocannon from "autocannon";
import { type Percentiles, percentiles } from "../support/percentiles.ts";
import { programAnswer, programInput } from "../support/program-input.ts";

export interface RequestLoad {
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** So many clients, by their addresses: the limit for each stays in force. */
  readonly addresses: number;
  readonly connections: number;
  readonly warmSeconds: number;
  readonly seconds: number;
  /** The answer that counts; others are a fault. */
  readonly status: number;
}

export interface RequestRate extends Percentiles {
  readonly perSecond: number;
}

const load: RequestLoad = await programInput();
const { path, connections, warmSeconds, seconds } = load;
const latencies: number[] = [];
let others = 0;
let turn = 0;
const setupRequest = (request: autocannon.Request): autocannon.Request => {
  const client = turn++ % load.addresses;
  return {
    ...request,
    headers: { ...load.headers, "x-forwarded-for": `10.9.${Math.floor(client / 250)}.${1 + (client % 250)}` },
  };
};
const from = performance.now() + warmSeconds * 1000;
const to = from + seconds * 1000;
await new Promise<autocannon.Result>((resolve, reject) => {
  const options = {
    url: load.url + path,
    connections,
    duration: warmSeconds + seconds,
    requests: [{ method: "GET" as const, path, setupRequest }],
  };
  const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  run.on("response", (_client, status, _bytes, milliseconds) => {
    const now = performance.now();
    if (status !== load.status) others += 1;
    else if (now >= from && now < to) latencies.push(milliseconds);
  });
});
if (others > 0) throw new Error(`${others} answers to ${path} were not ${load.status}`);
programAnswer({ perSecond: latencies.length / seconds, ...percentiles(latencies) } satisfies RequestRate);
