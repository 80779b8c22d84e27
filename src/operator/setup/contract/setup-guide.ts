import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { setupLacks, setupSteps, startingMenus } from "../domain/setup-step.ts";

export const setupErrors = {
  menu_not_empty: 409,
} as const;

export const readSetup = route({
  method: "GET",
  path: "/setup",
  summary: "What a new restaurant has set up and what it still needs to sell.",
  access: screenAccess("settings"),
  response: z.object({
    steps: z.array(
      z.object({
        step: z.enum(setupSteps),
        is_done: z.boolean(),
        /** Data that the step lacks, where they have a name: nothing that was typed somewhere already. */
        lacks: z.array(z.enum(setupLacks)),
      }),
    ),
  }),
});

export const startWithMenu = route({
  method: "POST",
  path: "/setup/starting-menu",
  summary:
    "Fills an empty menu with that of a kind of restaurant, to be changed afterwards; its prices include IVA.",
  access: screenAccess("settings"),
  // Sent again it finds a menu that is not empty, and is refused.
  idempotency: "natural",
  body: z.object({ menu: z.enum(startingMenus) }),
  response: messageReply.extend({ items: z.number().int() }),
  errors: ["menu_not_empty"],
});
