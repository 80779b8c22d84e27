import proxyAddr from "@fastify/proxy-addr";
import { z } from "zod";
import { isMinistryAddress, ministryAddresses } from "../../outside/ministry/ministry-address.ts";
import { connectionBudget } from "../postgres/connection-budget.ts";

/**
 * In which processes on one database a variable must be the same, which a start checks (docs/decisions/0144): in all, in those that answer
 * people (`web`), or in none. `keys`: each process must open what the others seal.
 */
type EqualIn = "all" | "web" | "none" | "keys";

/** A variable of the environment: its reader, its entry in the README, and where it must be the same. */
export interface ConfigVariable<S extends z.ZodType = z.ZodType> {
  /** Reads the text of the variable; returns `undefined` or the default when it is not set. */
  readonly schema: S;
  readonly description: string;
  readonly equal: EqualIn;
  /** Shown in the README; not read. */
  readonly default: string;
  readonly example: string;
}

const variable = <S extends z.ZodType>(of: ConfigVariable<S>): ConfigVariable<S> => of;

/** A process does one of these. @proof */
export const processKinds = ["all", "web", "worker"] as const;
const environments = ["development", "production", "test"] as const;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });

const flag = z
  .enum(["1", "true", "yes", "0", "false", "no"], { error: "must be 1 or 0" })
  .transform((text) => text === "1" || text === "true" || text === "yes");

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
};

const address = (...protocols: readonly string[]) => {
  const example = protocols.map((protocol) => `${protocol}://`).join(" or ");
  return z.string().refine((text) => protocols.some((name) => URL.parse(text)?.protocol === `${name}:`), {
    error: `must be an address that starts with ${example}`,
  });
};

const ministryAddress = z
  .string()
  .refine(isMinistryAddress, {
    error: "must be an address that starts with https://; http:// on this machine alone",
  })
  .optional();

/** Prices are stored in hundredths, so a currency must have them. */
const currency = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .refine((code) => /^[A-Z]{3}$/.test(code) && hundredthsOf(code), {
    error: "must be the ISO code of a currency with hundredths",
  });

function hundredthsOf(code: string): boolean {
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits === 2;
}

/** "0", or the addresses of the proxies. "All" and a number of proxies are not offered: anybody could forge an address. */
const proxies = z.string().transform((text, context): false | string[] => {
  if (/^(0|false|no)$/.test(text)) return false;
  const addresses = text.split(",").map((part) => part.trim());
  if (addresses.every(isProxyAddress)) return addresses;
  context.addIssue(
    "must be 0, or the addresses of the proxies in front with commas between (loopback, 10.0.0.5, 172.16.0.0/12): a number of proxies would believe whoever asks this server directly",
  );
  return z.NEVER;
});

function isProxyAddress(text: string): boolean {
  // A plain number would be read as an address of version 4.
  if (!/^(loopback|linklocal|uniquelocal)$|[.:]/.test(text)) return false;
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}

/** Every variable Comanda reads; the README's table is made from this. */
export const configVariables = {
  NODE_ENV: variable({
    equal: "all",
    schema: oneOf(environments).default("development"),
    description:
      "`production` refuses to start with demo accounts or without `COOKIE_SECRET` and `SECRET_KEYS`.",
    default: "development",
    example: "production",
  }),
  PROCESS: variable({
    equal: "none",
    schema: oneOf(processKinds).default("all"),
    description: "What this process does: `web` answers people, `worker` runs jobs, `all` does both.",
    default: "all",
    example: "worker",
  }),
  HOST: variable({
    equal: "none",
    schema: z.string().default("127.0.0.1"),
    description:
      "Address to listen on. The default is reached from this machine only; `0.0.0.0` serves the whole network, tills and kitchen screens included.",
    default: "127.0.0.1",
    example: "0.0.0.0",
  }),
  PORT: variable({
    equal: "none",
    schema: wholeNumber(0, 65_535).default(3000),
    description: "Port for the API, the web app and the sockets. `0` takes any free one.",
    default: "3000",
    example: "8080",
  }),
  PUBLIC_URL: variable({
    equal: "all",
    schema: address("http", "https").optional(),
    description:
      "Address people reach Comanda at: used in mails, in the QR codes for guests, and to check where requests come from. With `https` cookies are secure. Under another name than this one, `localhost` and the machine's own it refuses to answer; by number (`192.168.1.20`) it is always reached.",
    default: "http://localhost:PORT",
    example: "https://pos.example.com",
  }),
  TRUST_PROXY: variable({
    equal: "none",
    schema: proxies.default(false),
    description:
      "Proxies in front, by their addresses with commas between: `loopback`, `linklocal`, `uniquelocal`, an address or a network. Only what one of them says about the client (`X-Forwarded-For`, `-Host`, `-Proto`) is believed.",
    default: "0",
    example: "loopback, 10.0.0.0/24",
  }),
  DATA_DIR: variable({
    equal: "none",
    schema: z.string().default("./data"),
    description:
      "Folder for what Comanda keeps on this machine: the embedded database, the cookie secret, mails in development.",
    default: "./data",
    example: "/var/lib/comanda",
  }),
  DATABASE_URL: variable({
    equal: "none",
    schema: address("postgres", "postgresql").optional(),
    description:
      "PostgreSQL to use instead of the embedded one, with a login that is neither owner nor superuser nor exempt from row level security. May be PgBouncer in transaction mode; from 1.21 on with `max_prepared_statements` it is faster.",
    default: "embedded PostgreSQL",
    example: "postgresql://comanda_app:secret@db/comanda",
  }),
  DATABASE_DIRECT_URL: variable({
    equal: "none",
    schema: address("postgres", "postgresql").optional(),
    description:
      "Direct connection as the owner of the database, for migrations and jobs; a pooler by transaction is refused. Needed with `DATABASE_URL` unless `PROCESS=web`.",
    default: "embedded PostgreSQL",
    example: "postgresql://comanda_owner:secret@db/comanda",
  }),
  DATABASE_POOL_SIZE: variable({
    equal: "none",
    schema: wholeNumber(2, 1_000).default(20),
    description: `Most connections this process opens to the database; at most ${connectionBudget.pool} with the embedded one.`,
    default: "20",
    example: "40",
  }),
  REDIS_URL: variable({
    equal: "all",
    schema: address("redis", "rediss").optional(),
    description:
      "Redis that joins several `web` and `worker` processes: it carries what screens are told, and counts limits for all. Given to every one of them.",
    default: "none: one process",
    example: "redis://cache:6379",
  }),
  COOKIE_SECRET: variable({
    equal: "all",
    schema: z.string().min(32, { error: "must have at least 32 characters" }).optional(),
    description: "Secret, at least 32 characters, that signs cookies. Must be set in production.",
    default: "made once, kept in `DATA_DIR`",
    example: "output of `openssl rand -hex 32`",
  }),
  SECRET_KEYS: variable({
    equal: "keys",
    schema: z
      .string()
      .transform((text) => text.split(",").map((key) => key.trim()))
      .refine((keys) => keys.every((key) => /^[0-9a-f]{64}$/i.test(key)), {
        error: "must be keys of 64 hexadecimal signs, with a comma between two",
      })
      .optional(),
    description:
      "Keys, with a comma between two, that seal what must not be readable in the database: what restaurants sign in to the ministry with, secrets of apps with codes and of webhooks. The first seals, all open. Must be set in production; how one is replaced stands under *Running it for real*.",
    default: "made once, kept in `DATA_DIR`",
    example: "output of `openssl rand -hex 32`",
  }),
  MINISTRY_TEST_URL: variable({
    equal: "all",
    schema: ministryAddress,
    description:
      "Address of the ministry's test service. Where the demo restaurant is, the simulator takes its place unless this is set.",
    default: ministryAddresses["00"],
    example: "http://127.0.0.1:8090",
  }),
  MINISTRY_URL: variable({
    equal: "all",
    schema: ministryAddress,
    description: "Address of the ministry's service.",
    default: ministryAddresses["01"],
    example: ministryAddresses["01"],
  }),
  WEBHOOKS_INSIDE: variable({
    equal: "all",
    schema: flag.default(false),
    description:
      "`1` lets webhooks be sent to this machine and its network, and without TLS: for trying. Otherwise they go to https addresses of the outside world alone.",
    default: "0",
    example: "1",
  }),
  DEMO: variable({
    equal: "all",
    schema: flag.optional(),
    description: "`1` fills an empty database with the demo restaurant and its sign-ins, `0` never does.",
    default: "1 without `DATABASE_URL` outside production, else 0",
    example: "0",
  }),
  METRICS_TOKEN: variable({
    equal: "web",
    schema: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
    description:
      "Secret, at least 16 characters, with which Prometheus reads `/metrics` (`Authorization: Bearer …`). Without it there is no such address.",
    default: "none",
    example: "output of `openssl rand -hex 32`",
  }),
  API_DOCS: variable({
    equal: "web",
    schema: flag.default(true),
    description: "`0` hides `/api/docs` and the OpenAPI document.",
    default: "1",
    example: "0",
  }),
  SMTP_URL: variable({
    equal: "all",
    schema: address("smtp", "smtps").optional(),
    description:
      "Mail server. Without it mails are written to `DATA_DIR`, and shown at `/dev/mail` while only this machine reaches the server.",
    default: "none",
    example: "smtps://user:secret@mail.example.com:465",
  }),
  MAIL_FROM: variable({
    equal: "all",
    schema: z.string().includes("@", { error: "must be a mail address" }).optional(),
    description: "Sender of mails. Must be set with `SMTP_URL`.",
    default: "none",
    example: "Comanda <pos@example.com>",
  }),
  SIGN_UP: variable({
    equal: "all",
    schema: flag.default(true),
    description:
      "`0` keeps restaurants from making their own account at `/sign-up`: the operator makes them then. Also closed where mails reach nobody: in production without `SMTP_URL`.",
    default: "1",
    example: "0",
  }),
  SUPPORT_EMAIL: variable({
    equal: "all",
    schema: z.email({ error: "must be an e-mail address" }).optional(),
    description:
      "Address of whoever runs the platform: to whom people write for help, and restaurants that cannot make their own account. Without it those pages say that there is none.",
    default: "none",
    example: "hola@example.com",
  }),
  TRIAL_DAYS: variable({
    equal: "all",
    schema: wholeNumber(1, 365).default(30),
    description: "Days that a new restaurant works without paying.",
    default: "30",
    example: "14",
  }),
  GRACE_DAYS: variable({
    equal: "all",
    schema: wholeNumber(0, 90).default(5),
    description:
      "Days after the end of what is paid in which a restaurant still works, reminded that its payment is late.",
    default: "5",
    example: "7",
  }),
  MONTHLY_PRICE_CENTS: variable({
    equal: "all",
    schema: wholeNumber(1, 100_000_000).default(2_900),
    description:
      "Price of a month in cents, as restaurants are told. The price that Stripe charges must be the same: the log and the operator's dashboard say when it is not.",
    default: "2900",
    example: "4900",
  }),
  PRICE_CURRENCY: variable({
    equal: "all",
    schema: currency.default("USD"),
    description:
      "ISO code of the currency with hundredths that restaurants pay the operator in, and that the operator's sums are shown in.",
    default: "USD",
    example: "USD",
  }),
  TRANSFER_DETAILS: variable({
    equal: "all",
    schema: z.string().max(500, { error: "must have at most 500 characters" }).optional(),
    description:
      "Where restaurants transfer what they pay by hand (bank, account, name), shown on the page of the subscription. Without it the page says to write to support.",
    default: "none",
    example: "Banco de ejemplo, cuenta de ahorro 000-000-00",
  }),
  STRIPE_SECRET_KEY: variable({
    equal: "all",
    schema: z.string().min(16, { error: "must be a secret key of Stripe" }).optional(),
    description:
      "Secret key of Stripe. Without it nobody pays by card, and the page of the subscription tells how to pay by transfer.",
    default: "none",
    example: "sk_live_…",
  }),
  STRIPE_PRICE_ID: variable({
    equal: "all",
    schema: z.string().optional(),
    description: "Stripe's price of a month. Must be set with `STRIPE_SECRET_KEY`.",
    default: "none",
    example: "price_…",
  }),
  STRIPE_WEBHOOK_SECRET: variable({
    equal: "all",
    schema: z.string().min(16, { error: "must be the signing secret of Stripe's endpoint" }).optional(),
    description:
      "What Stripe signs its messages to `/api/v1/stripe/webhook` with. Must be set with `STRIPE_SECRET_KEY`.",
    default: "none",
    example: "whsec_…",
  }),
  STRIPE_URL: variable({
    equal: "all",
    schema: address("http", "https").optional(),
    description: "Address of Stripe's service.",
    default: "https://api.stripe.com",
    example: "https://api.stripe.com",
  }),
  LOG_LEVEL: variable({
    equal: "none",
    schema: oneOf(logLevels).optional(),
    description: `Least important message that is logged: ${logLevels.join(", ")}.`,
    default: "info in production, else warn",
    example: "debug",
  }),
  EXPORT_DAYS: variable({
    equal: "all",
    schema: wholeNumber(1, 90).default(7),
    description:
      "Days for which the file can be saved that holds everything of a restaurant; then it is deleted.",
    default: "7",
    example: "14",
  }),
  SHUTDOWN_SECONDS: variable({
    equal: "none",
    schema: wholeNumber(1, 300).default(10),
    description: "Longest wait for requests in flight when the process is asked to stop.",
    default: "10",
    example: "30",
  }),
} as const;

/** Name of a variable of the environment. */
export type ConfigName = keyof typeof configVariables;

/** The readers by the names of their variables. */
export type ConfigShape = { [N in ConfigName]: (typeof configVariables)[N]["schema"] };

/** The variables after reading, by their own names. */
export type ConfigValues = Readonly<z.output<z.ZodObject<ConfigShape>>>;
