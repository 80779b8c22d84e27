export const menuErrors = {
  category_exists: 409,
  category_in_use: 409,
  menu_item_exists: 409,
  choice_exists: 409,
  too_many_choices: 409,
  group_needs_addon: 409,
  recipe_has_ingredient: 409,
  price_too_high: 409,
} as const;
