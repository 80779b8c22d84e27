import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContextOptions,
  expect,
} from "@playwright/test";
import { z } from "zod";
import type { ErrorReply } from "#app/contract/errors.ts";
import { signIn } from "#core/auth/contract/auth.ts";
import { platformDemoSignIn, platformSignIn } from "#core/auth/contract/operator-session.ts";
import { apiBase } from "#platform/contract/api-base.ts";
import type { BodyOf, ParamsOf, ResponseOf, RouteDefinition } from "#platform/contract/define.ts";
import { realmOfPath } from "#platform/contract/realm.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import type { SignIn } from "./restaurant.ts";

const baseURL = `http://127.0.0.1:${process.env.COMANDA_E2E_PORT ?? "5500"}`;

/** The devices that Comanda is used on: a waiter's phone, the kitchen's tablet, the cashier's screen. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof sizes;
export const modes = ["light", "dark"] as const;
export type Mode = (typeof modes)[number];

/** What style sheets read the mode from, on the document's element. */
export const modeAttribute = "data-color-scheme";

/** Words that the product keeps in the browser's storage (`theme`). */
const themeWords = { light: "light", dark: "black" } as const satisfies Record<Mode, string>;

export interface DeviceOptions {
  readonly size?: Size;
  readonly language?: Language;
  readonly mode?: Mode;
}

/**
 * A browser that is new to the product but for language and mode. Each comes from an address of its own, as in life:
 * limits count by address, and the server of the tests believes the header of its proxy.
 */
export function deviceSettings(
  origin: string,
  { size = "desktop", language = "es", mode = "light" }: DeviceOptions,
): BrowserContextOptions {
  return {
    viewport: sizes[size],
    hasTouch: size !== "desktop",
    reducedMotion: "reduce",
    permissions: ["clipboard-write"],
    extraHTTPHeaders: fromAnAddress(),
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: [
            { name: "language", value: language },
            { name: "theme", value: themeWords[mode] },
          ],
        },
      ],
    },
  };
}

/** Playwright numbers the processes of a run, a new one after a failure too; none of its own has the one that starts them. */
const worker = Number(process.env.TEST_WORKER_INDEX ?? 255) % 256;
let addresses = 0;

/** What a request of a device says of where it comes from. */
export const fromAnAddress = () => ({ "x-forwarded-for": anAddress() });

/** An address that nobody else of the run has. */
function anAddress(): string {
  const place = addresses;
  addresses += 1;
  return `10.${worker}.${Math.floor(place / 254) % 256}.${1 + (place % 254)}`;
}

/** A refusal of the product, in the shape of the contract. */
export class RefusedCall extends Error {
  readonly code: ErrorReply["code"];
  constructor({ code, message }: ErrorReply) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** A busy server answers after two seconds of waiting for a connection, so these take a minute. */
const MAX_TRIES = 30;

/** A server that is busy changed nothing and asks to try in a moment: no connection free, or too many passwords at once. */
const asksForAMoment = (reply: APIResponse) =>
  reply.status() === 503 || (reply.status() === 429 && reply.headers()["retry-after"] === "1");

export interface CallParts<D extends RouteDefinition> {
  readonly params?: ParamsOf<D>;
  readonly body?: BodyOf<D>;
  readonly language?: Language;
}

/** Calls a route with the cookies of a device and decodes the answer. Throws RefusedCall. */
export async function callRoute<D extends RouteDefinition>(
  device: APIRequestContext,
  { method, path, params: paramsSchema, body: bodySchema, response }: D,
  { params, body, language = "es" }: CallParts<D> = {},
): Promise<ResponseOf<D>> {
  const values = paramsSchema ? (z.encode(paramsSchema, params as never) as Record<string, unknown>) : {};
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const options = {
    method,
    ...(bodySchema
      ? { data: z.encode(bodySchema, body as never), headers: { "idempotency-key": randomUUID() } }
      : {}),
  };
  const ask = () => device.fetch(`${apiBase}${address}?lang=${language}`, options);
  let reply = await ask();
  for (let tries = 1; asksForAMoment(reply) && tries < MAX_TRIES; tries += 1) {
    if (reply.status() === 429) await sleep(1_000);
    reply = await ask();
  }
  if (!reply.ok()) throw new RefusedCall((await reply.json()) as ErrorReply);
  return z.decode(response, await reply.json()) as ResponseOf<D>;
}

/** Signs somebody in on a device without the form, at the door that an address lies behind. */
export async function signInOn(device: APIRequestContext, body: SignIn, address: string): Promise<void> {
  if (realmOfPath(address) === "staff") {
    await callRoute(device, signIn, { body });
    return;
  }
  // The operator of the demo, with the code that the sign-in page offers; none while those of this minute are used up.
  // Another journey may use the one that was just offered.
  await expect(async () => {
    const code = await offeredCode();
    expect(code).toBeDefined();
    await callRoute(device, platformSignIn, { body: { ...body, code } });
  }).toPass({ intervals: [1_000, 3_000] });
}

/** The code that the sign-in page offers at the machine itself: not to devices, which come through a proxy. */
async function offeredCode(): Promise<string | undefined> {
  const reply = await fetch(`${baseURL}${apiBase}${platformDemoSignIn.path}`);
  return z.decode(platformDemoSignIn.response, await reply.json()).people[0]?.code;
}
