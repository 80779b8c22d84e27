import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { allDifferent, idOf, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

/** More of them would be a second menu. */
const HIGHLIGHTS_MAX = 12;

const access = { staff: actions["menu.edit"] } as const;

export const readMenuHighlights = route({
  method: "GET",
  path: "/settings/menu-highlights",
  summary: "All items in the order of the menu, and which of them the guests' menu shows large.",
  access,
  response: z.object({
    items: z.array(z.object({ id: idOf("MenuItem"), title: z.string(), is_highlighted: z.boolean() })),
  }),
});

export const setMenuHighlights = route({
  method: "POST",
  path: "/settings/menu-highlights",
  summary: "Says which items the guests' menu shows large; all others no longer are.",
  access,
  body: z.object({ ids: z.array(idOf("MenuItem")).max(HIGHLIGHTS_MAX).refine(allDifferent) }),
  response: messageReply,
  errors: ["not_found"],
});
