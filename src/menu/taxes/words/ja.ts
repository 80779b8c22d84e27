import type { Translated } from "#app/words/translated.ts";
import type { taxes as source, taxesErrors as sourceErrors } from "./en.ts";

export const taxes = {
  load_failed: "設定を読み込めませんでした。",
  list_hint: "商品ごとの税です。変更は今後の売上に適用され、すでに受けた注文には適用されません。",
  add: "税を追加",
  add_title: "新しい税",
  edit_title: "税「{{title}}」",
  save: "税を保存",
  rate: "税率 %",
  types: {
    exclusive: "価格に加算（外税）",
    inclusive: "価格に含む（内税）",
    other: "税なし",
  },
  type_hint: {
    exclusive: "お客様はメニューの価格に税を加えて支払います。",
    inclusive: "お客様は税込みのメニュー価格を支払います。",
  },
  empty: "税はまだありません",
  empty_hint: "エルサルバドルでは、メニューの価格にIVA 13%が含まれています。",
  add_iva: "IVA 13%を追加",
  delete: {
    title: "税「{{title}}」を削除しますか？",
    free: "使っている商品はありません。過去の売上は変わりません。",
    used_other: "商品{{count}}点で使っています。代わりの税を選んでください。",
    no_other_other: "商品{{count}}点で使っています。先に別の税を追加し、商品を移してください。",
    move_to: "移動先",
    choose: "税を選択",
    confirm: "税を削除",
    move: "移動して削除",
  },
  documents: {
    title: "税務書類",
    hint: "IVA込み{{amount}}の売上が、保存済みの設定で税務書類にどう表示されるかです。",
    taxed: "課税売上",
    exempt: "非課税売上",
    iva: "IVA込み",
    valid: "店舗の情報はそろっています。税務書類を発行できます。",
    problems: "店舗の情報がまだそろっていません：",
  },
  reply: {
    saved: "「{{title}}」を保存しました。今後の売上から適用されます。",
  },
} as const satisfies Translated<typeof source>;

export const taxesErrors = {
  tax_exists: "同じ種類・名前の税がすでにあります。何も保存されていません。別の名前にしてください。",
  tax_in_use: "「{{title}}」を使う商品：{{count}}点。何も削除されていません。先に別の税に移してください。",
  tax_unknown: "この税はもうありません。何も変更されていません。別の税を選んでください。",
} as const satisfies Translated<typeof sourceErrors>;
