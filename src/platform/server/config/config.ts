import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Cents, cents } from "../../domain/money/cents.ts";
import { connectionBudget } from "../postgres/connection-budget.ts";
import { type ConfigShape, type ConfigValues, configVariables } from "./config-variables.ts";
import { prepareDataDir } from "./data-dir.ts";
import { equalSettings } from "./equal-settings.ts";
import { StartupError, systemErrorCode } from "./startup-error.ts";

/** The whole configuration, read once at start and handed down. */
export interface Config {
  readonly production: boolean;
  readonly process: ConfigValues["PROCESS"];
  readonly host: string;
  readonly port: number;
  /** Without a slash at the end; `undefined` means http://localhost with the port that was really opened. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: ConfigValues["TRUST_PROXY"];
  /** Absolute; exists and can be written. */
  readonly dataDir: string;
  /** `undefined`: the embedded PostgreSQL. */
  readonly database: DatabaseConfig | undefined;
  readonly databasePoolSize: number;
  readonly redisUrl: string | undefined;
  readonly cookieSecret: string;
  /** Fingerprints of the settings that must be the same in all processes on a database, by their names. */
  readonly equalSettings: Readonly<Record<string, string>>;
  /** 32 bytes each in hex; the first seals, all open. */
  readonly secretKeys: readonly string[];
  /** The key was made for this data folder; undefined: keys were given. */
  readonly keyFile: string | undefined;
  /** `undefined`: the ministry's own addresses. */
  readonly ministry: { readonly testAddress: string | undefined; readonly address: string | undefined };
  readonly subscription: SubscriptionTerms;
  /** `undefined`: nobody pays by card. */
  readonly stripe: StripeAccount | undefined;
  /** Webhooks may go to this machine and its network. */
  readonly webhooksInside: boolean;
  /** Demo restaurant and demo sign-ins are wanted. Never in production. */
  readonly demo: boolean;
  /** `undefined`: mails are written to the data folder. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** Tells whether restaurants may make their own account. */
  readonly signUp: { readonly isOpen: boolean };
  /** Mail address of the operator; undefined: none is shown. */
  readonly supportEmail: string | undefined;
  readonly logLevel: NonNullable<ConfigValues["LOG_LEVEL"]>;
  readonly shutdownSeconds: number;
  /** Days for which an export of everything can be saved. */
  readonly exportDays: number;
  /** `undefined`: there are no metrics. */
  readonly metricsToken: string | undefined;
  readonly apiDocs: boolean;
}

/** Terms of the operator's subscription. */
export interface SubscriptionTerms {
  readonly trialDays: number;
  readonly graceDays: number;
  /** Price of a month. */
  readonly monthlyPrice: Cents;
  /** Currency of the subscriptions and of the platform's sums: ISO code in capitals. */
  readonly currency: string;
  /** Account for transfers; null: support tells. */
  readonly transferDetails: string | null;
}

/** Stripe's account of the operator. */
export interface StripeAccount {
  readonly secretKey: string;
  readonly priceId: string;
  readonly webhookSecret: string;
  /** `undefined`: Stripe's own. */
  readonly address: string | undefined;
}

export interface DatabaseConfig {
  readonly url: string;
  /** `undefined` only in a process that answers people and leaves migrations and jobs to others. */
  readonly directUrl: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment, as the only place that does. Makes the data folder when it is missing. Throws one
 * `StartupError` that names every fault, a sentence a line.
 */
export function loadConfig(environment: Environment = process.env): Config {
  const values = readValues(environment);
  const faults = contradictions(values);
  if (faults.length > 0) throw new StartupError(faults.join("\n"));
  const dataDir = prepareDataDir(path.resolve(values.DATA_DIR));
  const { DATABASE_URL: url, SMTP_URL: smtpUrl, MAIL_FROM: from } = values;
  const publicUrl = values.PUBLIC_URL?.replace(/\/+$/, "");
  const cookieSecret = values.COOKIE_SECRET ?? storedSecret(dataDir, "cookie-secret");
  return {
    production: values.NODE_ENV === "production",
    process: values.PROCESS,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    trustProxy: values.TRUST_PROXY,
    dataDir,
    database: url === undefined ? undefined : databaseConfig(url, values),
    databasePoolSize: values.DATABASE_POOL_SIZE,
    redisUrl: values.REDIS_URL,
    cookieSecret,
    equalSettings: equalSettings({ ...values, DEMO: isDemo(values), PUBLIC_URL: publicUrl }, cookieSecret),
    secretKeys: values.SECRET_KEYS ?? [storedSecret(dataDir, "secret-key")],
    keyFile: values.SECRET_KEYS === undefined ? path.join(dataDir, "secret-key") : undefined,
    ministry: { testAddress: values.MINISTRY_TEST_URL, address: values.MINISTRY_URL },
    subscription: {
      trialDays: values.TRIAL_DAYS,
      graceDays: values.GRACE_DAYS,
      monthlyPrice: cents(values.MONTHLY_PRICE_CENTS),
      currency: values.PRICE_CURRENCY,
      transferDetails: values.TRANSFER_DETAILS ?? null,
    },
    stripe: stripeAccount(values),
    webhooksInside: values.WEBHOOKS_INSIDE,
    demo: isDemo(values),
    mail: smtpUrl === undefined || from === undefined ? undefined : { smtpUrl, from },
    signUp: { isOpen: values.SIGN_UP },
    supportEmail: values.SUPPORT_EMAIL,
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === "production" ? "info" : "warn"),
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    exportDays: values.EXPORT_DAYS,
    metricsToken: values.METRICS_TOKEN,
    apiDocs: values.API_DOCS,
  };
}

function databaseConfig(url: string, values: ConfigValues): DatabaseConfig {
  return {
    url,
    directUrl: values.DATABASE_DIRECT_URL,
  };
}

function stripeAccount(values: ConfigValues): StripeAccount | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PRICE_ID: priceId,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = values;
  if (secretKey === undefined || priceId === undefined || webhookSecret === undefined) return undefined;
  return { secretKey, priceId, webhookSecret, address: values.STRIPE_URL };
}

/** Decides whether there is a demo: with a database of one's own it has to be asked for. */
function isDemo(values: ConfigValues): boolean {
  return values.DEMO ?? (values.DATABASE_URL === undefined && values.NODE_ENV !== "production");
}

function readValues(environment: Environment): ConfigValues {
  const shape = Object.fromEntries(
    Object.entries(configVariables).map(([name, { schema }]) => [name, schema]),
  ) as ConfigShape;
  // An empty variable counts as not set: compose files and shells make those.
  const set = Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()));
  const result = z.object(shape).safeParse(set);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`);
  throw new StartupError([...new Set(faults)].join("\n"));
}

function contradictions(values: ConfigValues): string[] {
  const production = values.NODE_ENV === "production";
  const faults: [boolean, string][] = [
    [
      production && isDemo(values),
      "DEMO must not be set in production: the demo sign-ins are known to everybody.",
    ],
    [
      production && values.COOKIE_SECRET === undefined,
      "COOKIE_SECRET must be set in production: make one with `openssl rand -hex 32` and give it to every process.",
    ],
    [
      production && values.SECRET_KEYS === undefined,
      "SECRET_KEYS must be set in production: make one with `openssl rand -hex 32` and give it to every process. Where Comanda ran without it, the key stands in the file secret-key of DATA_DIR.",
    ],
    [
      values.SMTP_URL !== undefined && values.MAIL_FROM === undefined,
      "MAIL_FROM must be set with SMTP_URL: mail servers refuse mails without a sender.",
    ],
    [
      values.STRIPE_SECRET_KEY !== undefined &&
        (values.STRIPE_PRICE_ID === undefined || values.STRIPE_WEBHOOK_SECRET === undefined),
      "STRIPE_PRICE_ID and STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY: without them cards are charged and nobody hears of it.",
    ],
    [
      values.DATABASE_URL !== undefined &&
        values.DATABASE_DIRECT_URL === undefined &&
        values.PROCESS !== "web",
      "DATABASE_DIRECT_URL must be set with DATABASE_URL: migrations and jobs run as the owner of the database, the server as a login that owns nothing.",
    ],
    [
      values.DATABASE_URL === undefined && values.DATABASE_DIRECT_URL !== undefined,
      "DATABASE_URL must be set with DATABASE_DIRECT_URL: it is a further way to the same database.",
    ],
    [
      values.DATABASE_URL === undefined && values.DATABASE_POOL_SIZE > connectionBudget.pool,
      `DATABASE_POOL_SIZE must be at most ${connectionBudget.pool} with the embedded database: more needs a PostgreSQL of your own.`,
    ],
  ];
  return faults.filter(([wrong]) => wrong).map(([, sentence]) => sentence);
}

/**
 * Reads a secret of the data folder, or makes it on the first start: 256 bits in hex, readable by the own
 * account only.
 */
function storedSecret(dataDir: string, name: "cookie-secret" | "secret-key"): string {
  const file = path.join(dataDir, name);
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
