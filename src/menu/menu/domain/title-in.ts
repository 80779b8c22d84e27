import type { Language } from "#platform/domain/text/languages.ts";

/** Parts of the menu that have a name. */
export const menuPartKinds = ["category", "item", "variant", "addon", "group", "combo_group"] as const;
export type MenuPartKind = (typeof menuPartKinds)[number];

/** A name as its reader gets it. */
export interface ReadTitle {
  readonly title: string;
  /** Language of the name, where it is not the reader's: nobody translated what the restaurant wrote. */
  readonly lang?: Language | undefined;
}

/** Names a part of the menu in its reader's language, else as the restaurant wrote it. */
export type TitleIn = (kind: MenuPartKind, id: number, own: string) => ReadTitle;
