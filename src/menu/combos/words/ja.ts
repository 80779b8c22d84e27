import type { Translated } from "#app/words/translated.ts";
import type { combos as source, combosErrors as sourceErrors } from "./en.ts";

export const combos = {
  reply: {
    saved: "「{{title}}」を保存しました。レジに反映されています。",
    removed: "「{{title}}」をセットから外しました。",
  },
  title: "セット",
  intro:
    "お客様が選ぶ構成品として販売します。各構成品はそれぞれのステーションで調理し、それぞれの在庫を使います。",
  edit: "グループを編集",
  make: "セットにする",
  none: "この商品はセットではありません。",
  has_choices: "独自のバリエーションやオプションがある商品は、セットにできません。先に削除してください。",
  is_part: "「{{combos}}」の構成品のため、セットにできません。",
  group: "グループ{{number}}",
  group_example: "例：ドリンク",
  nothing_found: "構成品にできる該当商品はありません。",
  no_choices: "お客様が選べる商品を追加してください。",
  extra: "追加料金",
  default_short: "初期選択",
  any_variant: "お客様が選ぶ",
  variant: "バリエーション",
  move_up: "「{{title}}」を上へ移動",
  move_down: "「{{title}}」を下へ移動",
  hidden: "非表示のため、選べません。",
  preview: "販売時の表示",
  preview_hint: "初期選択の商品で表示しています。この価格配分を請求書、税、レポートに使います。",
  save: "セットを保存",
  stop: "セットでの販売をやめる",
  stop_title: "「{{title}}」のセットでの販売をやめますか？",
  stop_body: "グループは削除されます。過去の売上は変わりません。",
  stop_confirm: "グループを削除",
  incomplete: "各グループには名前と1点以上の選択肢が必要です。",
} as const satisfies Translated<typeof source>;

export const combosErrors = {
  menu_item_in_use: "「{{title}}」はセットの構成品です：{{combos}}。先にセットから外してください。",
  combo_has_choices:
    "「{{title}}」には独自のバリエーションまたはオプションがあるため、セットにできません。先に削除してください。",
  combo_takes_no_choices:
    "「{{title}}」はセットのため、独自のバリエーションやオプションを持てません。構成品に追加してください。",
  combo_is_part: "「{{title}}」は「{{combos}}」の構成品のため、セットにできません。",
  combo_part_unknown:
    "商品のひとつが、このセットの構成品にできません。削除済みか、それ自体がセットです。何も保存されていません。",
} as const satisfies Translated<typeof sourceErrors>;
