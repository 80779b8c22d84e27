import type { Translated } from "#app/words/translated.ts";
import type { menu as source, menuErrors as sourceErrors } from "./en.ts";

export const menu = {
  reply: {
    category_moved_other: "「{{title}}」を削除し、商品{{count}}点を「{{target}}」に移しました。",
    shown: "「{{title}}」をメニューに表示しました。",
    hidden: "「{{title}}」を非表示にしました。",
    item_copied: "「{{title}}」を作成しました。表示するまで非表示です。",
    photo_saved: "画像を保存しました。",
    photo_removed: "画像を削除しました。",
    translations_saved: "翻訳を保存しました。",
    translations_copied: "コピーした文：{{shown}}件",
    translations_imported: "取り込んだ翻訳：{{shown}}件",
    recipe_saved: "レシピを保存しました。",
    recipe_deleted: "「{{title}}」をレシピから外しました。",
    cost_saved: "「{{title}}」の原価を保存しました。",
    group_attached_other: "「{{title}}」：商品{{count}}点で使用しています。",
    group_shared: "「{{title}}」を共通グループにしました。ほかの商品でも使えます。",
    many_changed_other: "商品{{count}}点を変更しました。",
    many_same: "変更するものはありません。商品はすでにその状態です。",
    many_restored_other: "商品{{count}}点を元に戻しました。",
  },
} as const satisfies Translated<typeof source>;

export const menuErrors = {
  category_exists: "同じ名前のカテゴリーがすでにあります。何も保存されていません。別の名前にしてください。",
  category_in_use: "「{{title}}」の商品：{{count}}点。先に別のカテゴリーに移すか、削除してください。",
  menu_item_exists:
    "このカテゴリーには「{{title}}」という商品がすでにあります。何も保存されていません。別の名前にしてください。",
  choice_exists:
    "この商品には「{{title}}」がすでにあります。何も保存されていません。別の名前にしてください。",
  menu_in_language:
    "メニューはこの言語（{{language}}）で書かれています。翻訳先には別の言語を選んでください。",
  too_many_choices:
    "1つの商品に登録できるのは、バリエーション{{most}}件、オプション{{most}}件、グループ{{most}}件までです。何も追加されていません。",
  group_needs_addon:
    "グループ「{{title}}」は{{least}}点必須で、足りなくなります。先にグループを変更または削除してください。",
  group_is_shared:
    "グループ「{{title}}」は複数の商品で使う共通グループです。「共通グループ」で変更してください。",
  shared_group_exists:
    "「{{title}}」という共通グループがすでにあります。何も保存されていません。別の名前にしてください。",
  addon_twice: "グループには「{{title}}」がすでにあります。何も保存されていません。別の名前にしてください。",
  recipe_has_ingredient: "「{{title}}」はすでにこのレシピにあります。そちらの数量を変更してください。",
  price_too_high: "価格が{{most}}を超えます：{{title}}。どの価格も変更されていません。",
} as const satisfies Translated<typeof sourceErrors>;
