import type { en } from "./en.ts";

type Plural = "_zero" | "_one" | "_two" | "_few" | "_many" | "_other";

type Singular<Key extends string> = Key extends `${infer Base}${Plural}` ? Base : Key;

type Path<Node, Prefix extends string = ""> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Prefix}${Singular<Key>}`
    : Path<Node[Key], `${Prefix}${Key}.`>;
}[keyof Node & string];

/** Every key of the catalogue in dotted form; plural forms are one key (`items_one`, `items_other` → `items`). */
export type MessageKey = Path<typeof en>;
