export const menu = {
  reply: {
    category_moved_one: "{{title}} was deleted; its item is now in {{target}}.",
    category_moved_other: "{{title}} was deleted; its {{count}} items are now in {{target}}.",
    shown: "{{title}} is on the menu.",
    hidden: "{{title}} is hidden.",
    item_copied: "{{title}} was created. It is hidden until you show it.",
    photo_saved: "The picture was saved.",
    photo_removed: "The picture was removed.",
    translations_saved: "The translations were saved.",
    translations_copied: "Copied texts: {{shown}}.",
    translations_imported: "Imported translations: {{shown}}.",
    recipe_saved: "The recipe was saved.",
    recipe_deleted: "{{title}} is no longer in the recipe.",
    cost_saved: "The cost of {{title}} was saved.",
    group_attached_one: "{{title}}: {{count}} item has it.",
    group_attached_other: "{{title}}: {{count}} items have it.",
    group_shared: "{{title}} is now a shared group. You can give it to other items.",
    many_changed_one: "{{count}} item was changed.",
    many_changed_other: "{{count}} items were changed.",
    many_same: "Nothing to change: the items were already like that.",
    many_restored_one: "{{count}} item was restored.",
    many_restored_other: "{{count}} items were restored.",
  },
} as const;

export const menuErrors = {
  category_exists: "A category with this name already exists. Nothing was saved; choose another name.",
  category_in_use: "Items in {{title}}: {{count}}. Move them to another category or delete them first.",
  menu_item_exists:
    "This category already has an item called {{title}}. Nothing was saved; choose another name.",
  choice_exists: "This item already has {{title}}. Nothing was saved; choose another name.",
  menu_in_language:
    "The menu is written in this language ({{language}}). Choose another one to translate it to.",
  too_many_choices:
    "Maximum for an item: variants {{most}}, add-ons {{most}}, groups {{most}}. Nothing was added.",
  group_needs_addon:
    "The group {{title}} requires {{least}} and would have fewer left. Change or delete the group first.",
  group_is_shared: "The group {{title}} is shared: several items have it. Change it in Shared groups.",
  shared_group_exists:
    "A shared group called {{title}} already exists. Nothing was saved; choose another name.",
  addon_twice: "The group already has {{title}}. Nothing was saved; choose another name.",
  recipe_has_ingredient: "{{title}} is already in this recipe. Change its quantity there.",
  price_too_high: "A price would exceed {{most}}: {{title}}. No prices were changed.",
} as const;
