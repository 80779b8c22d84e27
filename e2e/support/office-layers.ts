import type { Layer } from "./layer.ts";

/** Layers over the back office and what is one's own. */
export const officeLayers: Readonly<Record<string, readonly Layer[]>> = {
  "/dashboard/devices": [
    { of: "device-list", title: "profile.devices.confirm_title", by: ["common.remove_name"], asks: true },
    { of: "shared-tills-section", title: "sharedTills.enroll", by: ["sharedTills.enroll"] },
  ],
  "/dashboard/profile": [
    { of: "pin-card", title: "approvals.pin", by: ["approvals.card.change"] },
    { of: "second-factor-card", title: "auth.second_factor.title", by: ["auth.second_factor.set_up"] },
  ],
  "/dashboard/users": [
    { of: "user-dialog", title: "users.add_title", by: ["users.add"] },
    { of: "user-details-dialog", title: null, by: ["common.more_actions_for_name", "users.details"] },
    { of: "user-dialog", title: "common.edit_name", by: ["common.more_actions_for_name", "common.edit"] },
    {
      of: "users-screen",
      title: "users.devices_title",
      by: ["common.more_actions_for_name", "users.devices"],
    },
    { of: "users-screen", title: "users.reset_title", by: ["common.more_actions_for_name", "users.reset"] },
    {
      of: "use-user-menu",
      title: "users.delete_title",
      by: ["common.more_actions_for_name", "common.delete"],
      asks: true,
    },
  ],
  "/dashboard/feedbacks": [
    { of: "feedback-filter", title: "feedback.filter", by: ["lists.period_is"] },
    { of: "feedback-dialogs", title: "feedback.review", by: ["feedback.review"] },
    { of: "feedback-dialogs", title: "feedback.answer", by: ["css=tbody button"] },
    { of: "feedback-dialogs", title: "feedback.info", by: ["feedback.info"] },
    { of: "hide-dialog", title: "feedback.hide", by: ["css=tbody button", "feedback.hide"] },
    { of: "export-menu", title: "lists.export", by: ["lists.export"] },
  ],
  "/dashboard/reports": [
    { of: "report-filter", title: "reports.filter.title", by: ["reports.filters"] },
    { of: "mail-dialog", title: "reports.mail.title", by: ["reports.mail.title"] },
  ],
  "/dashboard/inventory": [
    { of: "add-item-dialog", title: "inventory.add.title", by: ["inventory.add.act"] },
    { of: "row-menu", title: null, by: ["common.actions_for_title"] },
    {
      of: "unit-cost-dialog",
      title: "menuItems.cost.set_title",
      by: ["common.actions_for_title", "inventory.acts.cost"],
    },
  ],
  "/dashboard/inventory/$itemId": [
    { of: "item-screen", title: "common.actions_for_title", by: ["common.actions_for_title"] },
    {
      of: "wastage-dialog",
      title: "inventory.wastage.title",
      by: ["common.actions_for_title", "inventory.acts.waste"],
    },
    {
      of: "adjust-dialog",
      title: "inventory.adjust.title",
      by: ["common.actions_for_title", "inventory.acts.adjust"],
    },
    {
      of: "update-item-dialog",
      title: "common.edit_title",
      by: ["common.actions_for_title", "inventory.acts.update"],
    },
    {
      of: "use-item-actions",
      title: "inventory.delete.used_title",
      by: ["common.actions_for_title", "inventory.acts.delete"],
      asks: true,
    },
    { of: "purchase-units", title: "purchases.units.add_title", by: ["common.add"] },
  ],
  "/dashboard/inventory/counts": [
    { of: "new-count-dialog", title: "stockCounts.new.title", by: ["stockCounts.new.action"] },
  ],
  "/dashboard/inventory/counts/open": [
    { of: "count-sheet", title: "stockCounts.sheet.actions", by: ["stockCounts.sheet.actions"] },
    {
      of: "count-sheet",
      title: "stockCounts.sheet.cancel_title",
      by: ["stockCounts.sheet.actions", "stockCounts.sheet.cancel"],
      asks: true,
    },
    {
      of: "count-sheet",
      title: "stockCounts.sheet.review_title",
      by: ["common.view_differences"],
      asks: true,
    },
    { of: "keypad-dialog", title: null, by: ["css=main li button"] },
  ],
  "/dashboard/inventory/to-buy": [
    { of: "share-dialog", title: "stockAlerts.share_title", by: ["stockAlerts.share"] },
    { of: "to-buy-screen", title: "stockAlerts.buy_title", by: ["common.new_purchase"] },
  ],
  "/dashboard/purchases?type=last_7days": [
    { of: "purchase-dialog", title: "purchases.detail.title", by: ["css=tbody button"] },
    {
      of: "cancel-dialog",
      title: "purchases.cancel.title",
      by: ["css=tbody button", "purchases.cancel.action"],
    },
  ],
  "/dashboard/purchases/price-watch": [
    {
      of: "price-watch-screen",
      title: "purchases.prices.history",
      by: ["common.actions_for_title", "css=[role=menuitem]"],
    },
    {
      of: "purchase-dialog",
      title: "purchases.detail.title",
      by: ["common.actions_for_title", "common.view_purchase"],
    },
    {
      of: "cancel-dialog",
      title: "purchases.cancel.title",
      by: ["common.actions_for_title", "common.view_purchase", "purchases.cancel.action"],
    },
  ],
  "/dashboard/purchases/vendors": [{ of: "vendor-form-dialog", title: "vendors.add", by: ["vendors.add"] }],
  "/dashboard/purchases/vendors/$vendorId": [
    { of: "vendor-form-dialog", title: "vendors.form.edit_title", by: ["common.edit"] },
    { of: "vendor-screen", title: "common.actions_for_name", by: ["common.actions_for_name"] },
    {
      of: "vendor-screen",
      title: "common.delete_name_question",
      by: ["common.actions_for_name", "common.delete"],
      asks: true,
    },
    { of: "purchase-units", title: null, by: ["css=tbody [aria-haspopup=menu]", "common.purchase_units"] },
    {
      of: "vendor-items",
      title: "vendors.page.forget_title",
      by: ["css=tbody [aria-haspopup=menu]", "vendors.page.forget"],
      asks: true,
    },
  ],
  "/dashboard/accounting/books": [
    { of: "annex-dialog", title: "taxBooks.annex.title", by: ["taxBooks.save.annex"] },
  ],
  "/dashboard/accounting/settlement": [
    {
      of: "opening-dialog",
      title: "taxBooks.settlement.opening.title",
      by: ["taxBooks.settlement.opening.enter"],
    },
  ],
  "/dashboard/accounting/withheld": [
    {
      of: "import-dialog",
      title: "withholdingDocuments.import.title",
      by: ["withholdingDocuments.import.open"],
    },
  ],
  "/dashboard/accounting/journal": [
    { of: "accounts-dialog", title: "journal.form.title", by: ["journal.edit"] },
  ],
  // Not of today alone: early in the morning nothing is paid and nothing bought.
  "/dashboard/invoices?type=last_7days": [
    {
      of: "invoice-dialog",
      title: "refunds.title",
      by: ["css=tbody [aria-haspopup=menu]", "common.view_invoice"],
    },
  ],
  "/dashboard/accounting": [
    { of: "accounting-screen", title: "accounting.more", by: ["accounting.more"] },
    {
      of: "archive-dialog",
      title: "taxDelivery.archive.title",
      by: ["accounting.more", "accounting.archive"],
    },
    { of: "detail-dialog", title: "accounting.detail.title", by: ["css=tbody button"] },
    {
      of: "dte-dialog",
      title: "accounting.dte.title",
      by: ["common.actions_for_what", "accounting.see_dte"],
    },
  ],
};
