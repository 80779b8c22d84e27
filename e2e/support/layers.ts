import { dailyLayers } from "./daily-layers.ts";
import type { Layer } from "./layer.ts";
import { officeLayers } from "./office-layers.ts";
import { settingsLayers } from "./settings-layers.ts";

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
