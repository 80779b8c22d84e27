export const tenantDeletion = {
  action: "Delete",
  undo: "Undo the deletion",
  title: "Delete {{name}}?",
  submit: "Switch off and delete",
  now: "From now on nobody of the restaurant can work. Its people see that it is inactive. Its card is not charged for another period.",
  export: "Everything is exported first. You can hand the file over on request.",
  days_one: "For {{count}} day you can undo this.",
  days_other: "For {{count}} days you can undo this.",
  purge:
    "Then everything is deleted for good: orders, customers, people, pictures. Nobody can bring it back.",
  documents_one: "Tax documents with their seal are kept for {{count}} year, as the law asks.",
  documents_other: "Tax documents with their seal are kept for {{count}} years, as the law asks.",
  name_label: "Type the name of the restaurant",
  name_hint: "Exactly: {{name}}",
  undo_title: "Keep {{name}}?",
  undo_text:
    "The deletion is undone. The restaurant is switched on or off as before. If it paid by card, it is charged again each month; if its period has ended, it subscribes anew.",
  undo_confirm: "Keep it",
  badge: "To be deleted on {{date}}",
  notice:
    "This restaurant is switched off and will be deleted for good on {{date}}. {{by}} asked for it on {{asked}}.",
  section: "Being deleted and deleted",
  section_hint:
    "What is deleted can be undone until its day. Exports are kept for 90 days after it, tax documents for ten years.",
  load_failed: "The deletions could not be loaded.",
  restaurant: "Restaurant",
  state: "State",
  by: "Asked by",
  file: "Export",
  states: {
    waiting: "Waits until {{date}}",
    purging: "Being deleted",
    purged: "Deleted on {{date}}",
  },
  exports: {
    none: "None yet",
    waiting: "Waiting",
    running: "{{percent}} %",
    ready: "Ready, {{size}}",
    failed: "Failed, tried again in an hour",
    removed: "Not kept any more",
  },
  late_card:
    "All the same a card came for it on {{date}}. It was ended, and what was charged was given back.",
  actions: "Actions for {{name}}",
  save_export: "Save the export",
  save_documents: "Save the kept tax documents",
  mail: {
    asked: {
      subject: "{{store}} will be deleted on {{day}}",
      first:
        "Hello, {{name}}. {{store}} was told to be deleted from Comanda. From today nobody can work in it, and on {{day}} everything is erased for good.",
      second:
        "Everything was exported before: sign in and save it. If {{store}} is not to be deleted, write to support before that day: it can still be undone.",
      action: "Save everything",
    },
    kept: {
      subject: "{{store}} is not deleted",
      first: "Hello, {{name}}. The deletion of {{store}} was undone. Everything is as you left it.",
      action: "Open Comanda",
    },
    footer: "You get this email because you manage {{store}}.",
  },
  reply: {
    asked: "{{name}} is switched off and will be deleted.",
    kept: "{{name}} is not deleted.",
  },
} as const;

export const tenantDeletionErrors = {
  tenant_name_differs: "This is not the name of the restaurant. Type it exactly.",
  tenant_deletion_begun: "The deletion has begun and cannot be undone any more.",
  tenant_kept_already: "This restaurant is not being deleted: the deletion was undone already.",
  tenant_being_deleted: "The restaurant is being deleted. Undo the deletion first.",
} as const;
