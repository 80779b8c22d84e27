import { z } from "zod";
import { settingGroup } from "#platform/contract/setting-group.ts";
import { actions } from "#platform/domain/access/actions.ts";

/** The setting for reviews that satisfied guests are asked for. */
export const reviewSettings = settingGroup({
  table: "store_settings",
  access: { staff: actions["store.setUp"] },
  tells: [],
  action: "feedback_settings.set",
  subject: "store_settings",
  saved: "feedback.reply.settings_saved",
  settings: {
    review_url: {
      column: "review_url",
      schema: z
        .url({ protocol: /^https$/ })
        .max(300)
        .nullable(),
      label: "feedback.review_address",
      control: "own",
    },
  },
});
