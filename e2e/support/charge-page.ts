import type { Locator, Page } from "@playwright/test";
import { dollars } from "./dollars.ts";
import { say } from "./say.ts";

const table = "Mesa 1";

/** What opens charging on the card of an account that is ready, with what is left to pay, in cents. */
export const accountButton = (page: Page, cents: number, account = table): Locator =>
  page.getByRole("button", {
    name: say("payments.pay_account", { amount: dollars(cents), account }),
    exact: true,
  });

/** Where an account is charged. */
export const payDialog = (page: Page, account = table): Locator =>
  page.getByRole("dialog", { name: say("payments.title", { account }) });

/** What charges so much, in cents. */
export const payButton = (dialog: Locator, cents: number): Locator =>
  dialog.getByRole("button", { name: say("payments.pay", { amount: dollars(cents) }), exact: true });
