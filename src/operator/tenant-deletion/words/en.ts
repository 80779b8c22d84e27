export const tenantDeletion = {
  undo: "Undo deletion",
  submit: "Deactivate and delete",
  now: "From now on, nobody at the restaurant can work. Staff see that it is inactive. Its card will not be charged for another period.",
  export: "Everything is exported first, so you can hand over the file on request.",
  days_one: "You can undo this for {{count}} day.",
  days_other: "You can undo this for {{count}} days.",
  purge:
    "After that, everything is deleted permanently: orders, customers, staff, pictures. Nobody can recover it.",
  documents_one: "Sealed tax documents are kept for {{count}} year, as required by law.",
  documents_other: "Sealed tax documents are kept for {{count}} years, as required by law.",
  name_label: "Type the restaurant's name",
  name_hint: "Exactly: {{name}}",
  undo_title: "Keep {{name}}?",
  undo_text:
    "The deletion is undone. The restaurant is active or inactive as before. If it paid by card, it is charged monthly again; if its period has ended, it must subscribe again.",
  undo_confirm: "Keep it",
  badge: "To be deleted on {{date}}",
  notice:
    "This restaurant is inactive and will be permanently deleted on {{date}}. Requested by {{by}} on {{asked}}.",
  section: "Pending deletion and deleted",
  section_hint:
    "A deletion can be undone until its date. Afterwards, exports are kept for 90 days and tax documents for ten years.",
  load_failed: "The deletions could not be loaded.",
  by: "Requested by",
  file: "Export",
  states: {
    waiting: "Scheduled for {{date}}",
    purging: "Being deleted",
    purged: "Deleted on {{date}}",
  },
  exports: {
    none: "None yet",
    waiting: "Waiting",
    ready: "Ready, {{size}}",
    failed: "Failed, retrying within an hour",
    removed: "No longer kept",
  },
  late_card: "A card was still registered for it on {{date}}. The card was canceled and the charge refunded.",
  save_export: "Download the export",
  save_documents: "Download the archived tax documents",
  mail: {
    asked: {
      subject: "{{store}} will be deleted on {{day}}",
      first:
        "Hello, {{name}}. The deletion of {{store}} from Comanda was requested. From today nobody can work in it, and on {{day}} everything will be permanently erased.",
      second:
        "All data has been exported: sign in to download it. If {{store}} should not be deleted, contact support before that day: it can still be undone.",
      action: "Download everything",
    },
    kept: {
      subject: "{{store}} will not be deleted",
      first: "Hello, {{name}}. The deletion of {{store}} was undone. Everything is just as you left it.",
      action: "Open Comanda",
    },
    footer: "You are receiving this email because you are an administrator of {{store}}.",
  },
  reply: {
    asked: "{{name}} is inactive and will be deleted.",
    kept: "{{name}} will not be deleted.",
  },
} as const;

export const tenantDeletionErrors = {
  tenant_name_differs: "This is not the restaurant's name. Type it exactly.",
  tenant_deletion_begun: "The deletion has started and can no longer be undone.",
  tenant_kept_already: "This restaurant is not being deleted: the deletion was already undone.",
  tenant_being_deleted: "The restaurant is being deleted. Undo the deletion first.",
} as const;
