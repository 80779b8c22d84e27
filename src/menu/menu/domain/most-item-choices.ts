/** Most variants of an item, most add-ons and most groups: the till shows them all in one sheet (docs/decisions/0044). */
export const MOST_ITEM_CHOICES = 100;
