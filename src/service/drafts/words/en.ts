export const drafts = {
  button: "Draft",
  title: "Drafts",
  save_title: "Save as draft",
  save: "Save draft",
  name: "Name of the draft",
  name_missing: "Enter a name for the draft.",
  empty: "There are no drafts",
  only_here: "only on this device",
  not_current: "No answer from the server: these are the drafts kept on this device.",
  has_sold_out: "Has an item that is sold out",
  load: "Load",
  delete: "Delete",
  all: "Delete all",
  removed: "Draft {{name}} deleted",
  all_title: "Delete all drafts of the restaurant?",
  replace_title: "Replace the cart?",
  replace_body: "What is in the cart now will be lost.",
  replace: "Replace the cart",
  changed_elsewhere: "{{name}} was changed on another device. Yours is a draft of its own.",
  changed_one: "{{count}} item has since changed on the menu. Check it.",
  changed_other: "{{count}} items have since changed on the menu. Check them.",
  closed: {
    title: "This draft was already sent or deleted on another device",
    toast: "The draft {{name}} was already sent or deleted on another device.",
    send_body: "If it is needed all the same, send it as a new order.",
    send: "Send as a new order",
    save_body: "If it is needed all the same, save it as a new draft.",
    save: "Save as new",
  },
  /** What the server answers. */
  reply: {
    saved: "Draft {{name}} saved",
    deleted: "Draft deleted",
    all_deleted_one: "{{count}} draft deleted",
    all_deleted_other: "{{count}} drafts deleted",
  },
} as const;

export const draftsErrors = {
  draft_changed: "This draft was changed on another device. Nothing was saved.",
  draft_closed: "This draft was already sent or deleted on another device.",
  too_many_drafts: "There are too many drafts. Nothing was saved; delete some first.",
} as const;
