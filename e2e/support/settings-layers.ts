import type { Layer } from "./layer.ts";

/** Layers over the settings of a restaurant. */
export const settingsLayers: Readonly<Record<string, readonly Layer[]>> = {
  "/dashboard/settings/tables": [
    { of: "tables-screen", title: "tables.more", by: ["tables.more"] },
    { of: "bulk-dialog", title: "tables.add_many", by: ["tables.more", "tables.add_many"] },
    { of: "table-dialogs", title: "tables.order_floors", by: ["tables.more", "tables.order_floors"] },
    { of: "table-dialog", title: "tables.add", by: ["tables.add"] },
    { of: "table-drawer", title: null, by: ["css=[role=tabpanel] button:has(small)"] },
  ],
  "/dashboard/settings/menu-items": [
    { of: "menu-items-screen", title: "menuItems.more", by: ["menuItems.more"] },
    { of: "add-item-dialog", title: "menuItems.add_title", by: ["common.add_item"] },
    { of: "add-many-dialog", title: "menuFile.grid.title", by: ["menuItems.more", "menuFile.grid.title"] },
    { of: "item-card", title: "common.actions_for_title", by: ["common.actions_for_title"] },
    {
      of: "price-dialog",
      title: "menuItems.many.price_title",
      by: ["css=main [type=checkbox]", "menuItems.many.price"],
    },
  ],
  "/dashboard/settings/menu-items/$itemId": [
    { of: "menu-item-screen", title: "common.actions_for_title", by: ["common.actions_for_title"] },
    {
      of: "use-item-actions",
      title: "common.delete_title_question",
      by: ["common.actions_for_title", "menuItems.delete.confirm"],
      asks: true,
    },
    { of: "addons-section", title: "common.actions_for_title", by: ["common.actions_for_title"] },
    { of: "variants-section", title: "menuItems.variants.add_title", by: ["menuItems.variants.add"] },
    { of: "addons-section", title: "menuItems.addons.add_title", by: ["menuItems.addons.add"] },
    { of: "group-dialog", title: "common.new_group", by: ["common.add_group"] },
    { of: "recipe-dialog", title: "menuItems.recipe.add_title", by: ["menuItems.recipe.add"] },
    { of: "hours-dialog", title: "priceRules.offered.dialog", by: ["priceRules.offered.change"] },
  ],
  "/dashboard/settings/menu-items/categories": [
    { of: "category-dialog", title: "menuItems.categories.add_title", by: ["menuItems.categories.add"] },
    { of: "categories-screen", title: "common.actions_for_title", by: ["common.actions_for_title"] },
    {
      of: "category-dialog",
      title: "menuItems.categories.edit_title",
      by: ["common.actions_for_title", "common.edit"],
    },
    { of: "categories-screen", title: null, by: ["common.actions_for_title", "priceRules.offered.title"] },
    {
      of: "move-and-delete-dialog",
      title: "common.delete_title_question",
      by: ["common.actions_for_title", "menuItems.categories.delete"],
    },
  ],
  "/dashboard/settings/menu-items/groups": [
    { of: "shared-group-dialog", title: "menuItems.shared.new", by: ["menuItems.shared.add"] },
  ],
  "/dashboard/settings/menu-items/translations": [
    { of: "copy-dialog", title: "menuItems.translations.copy", by: ["menuItems.translations.copy"] },
  ],
  "/dashboard/settings/stations": [
    { of: "stations-screen", title: "stations.add_title", by: ["stations.add"] },
    {
      of: "stations-screen",
      title: "stations.edit_title",
      by: ["common.actions_for_what", "common.edit_title"],
    },
  ],
  "/dashboard/settings/payment-types": [
    { of: "payment-type-dialog", title: "paymentTypes.add", by: ["paymentTypes.add"] },
    { of: "payment-type-dialog", title: "paymentTypes.edit_named", by: ["paymentTypes.edit_named"] },
  ],
  "/dashboard/settings/discount-codes": [
    { of: "discount-code-dialog", title: "discounts.add_title", by: ["discounts.add"] },
    {
      of: "discount-code-dialog",
      title: "common.code_is",
      by: ["common.actions_for_what", "discounts.edit"],
    },
    { of: "row-menu", title: null, by: ["common.actions_for_what"] },
  ],
  "/dashboard/settings/price-rules": [
    { of: "rule-dialog", title: "priceRules.rule.add_title", by: ["priceRules.rules.add"] },
    { of: "offered-hours", title: "priceRules.offered.dialog_new", by: ["priceRules.hours.add"] },
  ],
  "/dashboard/settings/tax-issuer": [
    { of: "status-tab", title: "taxIssuer.status.confirm_stop", by: ["taxIssuer.status.stop"], asks: true },
    {
      of: "test-run-dialog",
      title: "taxIssuer.certification.start_title",
      by: ["taxIssuer.certification.start"],
    },
  ],
  "/dashboard/settings/tax-setup": [
    { of: "tax-dialogs", title: "taxes.add_title", by: ["taxes.add"] },
    { of: "tax-dialogs", title: "taxes.edit_title", by: ["common.actions_for_what", "common.edit_title"] },
    {
      of: "tax-dialogs",
      title: "taxes.delete.title",
      by: ["common.actions_for_what", "common.delete_title"],
    },
  ],
  "/dashboard/settings/print-settings": [
    {
      of: "print-settings-screen",
      title: "settings.print.preview",
      by: ["settings.print.preview"],
      on: "phone",
    },
    { of: "side-menu", title: null, by: ["css=main button[aria-haspopup=dialog]"], on: "phone" },
  ],
  "/dashboard/settings/audit": [{ of: "audit-list", title: null, by: ["css=tbody button"] }],
  "/dashboard/settings/api": [{ of: "keys", title: "integrations.key.add", by: ["integrations.key.add"] }],
  "/dashboard/settings/api?view=webhooks": [
    { of: "webhooks", title: "integrations.webhook.add", by: ["integrations.webhook.add"] },
  ],
  "/dashboard/settings/tables?view=cards": [
    { of: "table-card", title: "tables.actions_of", by: ["css=article [aria-haspopup=menu]"] },
    {
      of: "use-table-actions",
      title: "tables.new_code_question",
      by: ["css=article [aria-haspopup=menu]", "tables.new_code"],
      asks: true,
    },
    {
      of: "use-table-actions",
      title: "tables.delete_question",
      by: ["css=article [aria-haspopup=menu]", "common.delete"],
      asks: true,
    },
    { of: "table-dialogs", title: "tables.rename_floor", by: ["tables.rename_floor"] },
  ],
  "/dashboard/settings/tax-issuer?tab=places": [
    { of: "place-dialogs", title: "taxIssuer.places.add_title", by: ["taxIssuer.places.add"] },
    { of: "places-tab", title: "taxIssuer.places.actions", by: ["taxIssuer.places.actions"] },
    {
      of: "place-dialogs",
      title: "taxIssuer.places.edit",
      by: ["taxIssuer.places.actions", "taxIssuer.places.edit"],
    },
    {
      of: "place-dialogs",
      title: "taxIssuer.places.point_title",
      by: ["taxIssuer.places.actions", "taxIssuer.places.add_point_to"],
    },
    {
      of: "places-tab",
      title: "taxIssuer.places.archive_question",
      by: ["taxIssuer.places.actions", "taxIssuer.places.archive"],
      asks: true,
    },
  ],
  "/dashboard/settings/tax-issuer?tab=credentials": [
    {
      of: "credentials-dialog",
      title: "taxIssuer.credentials.edit_of",
      by: ['css=main button:has-text("Cambiar")'],
    },
  ],
  "/dashboard/settings/tax-issuer?tab=generations": [
    { of: "generation-dialog", title: "taxIssuer.generations.add_title", by: ["taxIssuer.generations.add"] },
  ],
};
