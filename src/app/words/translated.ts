import type { PluralForm, SingularKey } from "./plural-forms.ts";

/** Bases of the counted keys: `items` of `items_one` and `items_other`. */
type Counted<Source> = {
  [Key in keyof Source & string]: SingularKey<Key, Source> extends Key ? never : SingularKey<Key, Source>;
}[keyof Source & string];

/**
 * The same keys as the source, with other words: a missing or extra key does not compile. A counted key has `_other`
 * and whatever further forms the language has; that they are the right ones is checked by messages.test.ts.
 */
export type Translated<Source> = {
  readonly [Key in keyof Source & string as SingularKey<Key, Source> extends Key
    ? Key
    : never]: Source[Key] extends string ? string : Translated<Source[Key]>;
} & { readonly [Base in Counted<Source> as `${Base}_other`]: string } & {
  readonly [Base in Counted<Source> as `${Base}_${Exclude<PluralForm, "other">}`]?: string;
};
