import type { Translated } from "#app/words/translated.ts";
import type { vendors as source } from "./vendors.en.ts";

export const vendors = {
  search: "名前またはNIT",
  add: "新しい仕入先",
  empty: "仕入先はまだありません",
  empty_hint: "仕入と一緒に追加されます。ここで追加することもできます。",
  never: "まだありません",
  none: "不明",
  restore: "一覧に戻す",
  form: {
    edit_title: "「{{name}}」を編集",
    nit_hint: "14桁、DUIの場合は9桁",
    save: "仕入先を保存",
  },
  delete: {
    body: "一覧から削除されます。仕入と価格は残ります。",
    confirm: "仕入先を削除",
  },
  page: {
    gone: "この仕入先はもうありません。",
    gone_title: "不明な仕入先",
    to_list: "仕入先へ",
    archived: "削除済み",
    data: "詳細",
    months: "月別の仕入額",
    months_hint: "過去12か月の仕入からクレジットノートを引いた金額です。",
    purchases_count_other: "仕入 {{shown}}件",
    unpriced_other: "合計なし {{count}}件",
    no_months: "過去12か月、この仕入先からの仕入はありません。",
    no_purchases: "この仕入先からの仕入はまだありません。",
    items: "前回の価格",
    items_hint: "仕入先の品目、仕入単位、前回の価格です。",
    no_items: "この仕入先の品目はまだありません。",
    unit_of: "{{unit}} = {{factor}} {{base}}",
    price: "前回の価格",
    search_items: "品目または食材",
    forget: "紐付けを解除",
    forget_title: "「{{title}}」と「{{ingredient}}」の紐付けを解除しますか？",
    forget_body: "次の仕入でもう一度確認します。在庫と仕入は変わりません。",
  },
} as const satisfies Translated<typeof source>;
