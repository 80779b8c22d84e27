import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { localAccount } from "./src/app/server/testing/stripe/local-stripe.ts";

/** `npm test` and `npm run e2e` choose the port, the data folder and the browser. */
const {
  COMANDA_E2E_PORT = "5500",
  COMANDA_E2E_DATA_DIR,
  CHROME_PATH,
  COMANDA_E2E_NODE = "node",
} = process.env;
const baseURL = `http://127.0.0.1:${COMANDA_E2E_PORT}`;
const stripePort = process.env.COMANDA_E2E_STRIPE_PORT ?? String(Number(COMANDA_E2E_PORT) + 1);
const stripeURL = `http://127.0.0.1:${stripePort}`;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  // Ends of what never comes. A machine three times slower, with a core busy elsewhere, stays far below them.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  forbidOnly: true,
  fullyParallel: false,
  // One more than there are cores: a journey waits some of its time, for frames and for answers.
  workers: availableParallelism() + 1,
  // Where nobody can try again by hand, once more; a journey that needed it is told with its first failure.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ["line"],
    ["./scripts/check/playwright-progress.ts"],
    ["json", { outputFile: "test-results/playwright.json" }],
  ],
  use: {
    baseURL,
    actionTimeout: 60_000,
    browserName: "chromium",
    timezoneId: "America/El_Salvador",
    locale: "es-SV",
    // Recording doubles the time; `npm test -- e2e --trace retain-on-failure` does it when a failure asks for it.
    trace: "off",
    launchOptions: {
      ...(CHROME_PATH === undefined ? {} : { executablePath: CHROME_PATH }),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: [
    {
      name: "Stripe",
      command: `"${COMANDA_E2E_NODE}" --disable-warning=ExperimentalWarning src/app/server/testing/stripe/local-stripe-process.ts ${stripePort} ${baseURL}`,
      url: `${stripeURL}/favicon.ico`,
      timeout: 600_000,
      stdout: "ignore",
      stderr: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
    },
    {
      name: "Comanda",
      // What `npm start` runs.
      command: `"${COMANDA_E2E_NODE}" --disable-warning=ExperimentalWarning --max-semi-space-size=4 --heap-growing-percent=30 dist/server/server.js`,
      url: `${baseURL}/healthz`,
      timeout: 600_000,
      stdout: "ignore",
      stderr: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
      env: {
        PORT: COMANDA_E2E_PORT,
        PUBLIC_URL: baseURL,
        DATABASE_URL: "",
        LOG_LEVEL: "warn",
        TRUST_PROXY: "loopback",
        // Receivers of webhooks are the journeys themselves.
        WEBHOOKS_INSIDE: "1",
        SUPPORT_EMAIL: "ayuda@comanda.test",
        STRIPE_URL: stripeURL,
        STRIPE_SECRET_KEY: localAccount.secretKey,
        STRIPE_PRICE_ID: localAccount.priceId,
        STRIPE_WEBHOOK_SECRET: localAccount.webhookSecret,
        ...(COMANDA_E2E_DATA_DIR === undefined ? {} : { DATA_DIR: COMANDA_E2E_DATA_DIR }),
      },
    },
  ],
});
