import type { MessageKey } from "#app/words/message-key.ts";
import { dailyLayers } from "./daily-layers.ts";
import { officeLayers } from "./office-layers.ts";
import { settingsLayers } from "./settings-layers.ts";

/** The words of a control, or of one that has none of the product's own, what it is (`css=…`). The first one is pressed. */
export type Step = MessageKey | `css=${string}`;

/** A dialog, sheet, panel, menu or question that a walk opens on the demo restaurant. */
export interface Layer {
  /** The file that shows it, without its folder and ending. */
  readonly of: string;
  /** Its title; null where that is a value, the name of a dish for instance. */
  readonly title: MessageKey | null;
  /** What is pressed one after the other. */
  readonly by: readonly Step[];
  /** Where it is looked at; else it is opened on a desktop, and stays when the window becomes that of a phone. */
  readonly on?: "desktop" | "phone";
  /** A question keeps the words that it was asked in: it is asked anew in each language. */
  readonly asks?: true;
}

/**
 * Every layer that can be opened without writing anything, by the screen of a restaurant that it lies over. One that is missing here
 * fails scripts/check/layers-walked.test.ts.
 */
export const staffLayers: Readonly<Record<string, readonly Layer[]>> = {
  ...dailyLayers,
  ...officeLayers,
  ...settingsLayers,
};

/** The same of the platform. */
export const platformLayers: Readonly<Record<string, readonly Layer[]>> = {
  "/superadmin/dashboard/tenants": [
    { of: "platform-shell", title: "shell.user_menu", by: ["shell.user_menu"] },
    { of: "tenant-dialogs", title: "platformTenants.add_title", by: ["platformTenants.add"] },
    {
      of: "tenant-dialogs",
      title: "platformTenants.edit_title",
      by: ["css=tbody [aria-haspopup=menu]", "common.edit"],
    },
    {
      of: "delete-tenant-dialog",
      title: "common.delete_name_question",
      by: ["css=tbody [aria-haspopup=menu]", "common.delete"],
    },
  ],
  "/superadmin/dashboard/health": [
    { of: "tenant-health-facts", title: null, by: ["css=tbody [aria-haspopup=menu]", "common.details"] },
    {
      of: "support-visit-dialog",
      title: "operations.look.title",
      by: ["css=tbody [aria-haspopup=menu]", "operations.look.action"],
    },
  ],
  "/superadmin/dashboard/announcements": [
    { of: "announcement-dialog", title: "operations.announcement.add", by: ["operations.announcement.add"] },
  ],
  "/superadmin/dashboard/tenants/$tenantId/subscription-history": [
    { of: "payment-dialogs", title: "subscription.history.enter", by: ["subscription.history.enter"] },
  ],
};
