import type { catalogue } from "./en/catalogue.ts";
import type { SingularKey } from "./plural-forms.ts";

type Path<Node, Prefix extends string = ""> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Prefix}${SingularKey<Key, Node>}`
    : Path<Node[Key], `${Prefix}${Key}.`>;
}[keyof Node & string];

/** Every key of the catalogue in dotted form; plural forms are one key (`items_one`, `items_other` → `items`). */
export type MessageKey = Path<typeof catalogue>;
