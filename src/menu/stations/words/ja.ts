import type { Translated } from "#app/words/translated.ts";
import type { stations as source, stationsErrors as sourceErrors } from "./en.ts";

export const stations = {
  title: "ステーション",
  intro: "各商品を調理する場所と、各ステーションの通知の時間です。",
  add: "ステーションを追加",
  add_title: "新しいステーション",
  actions: "{{station}}の操作",
  open: "{{station}}の画面を開く",
  edit: "{{station}}を編集",
  edit_title: "ステーション「{{station}}」",
  address: "調理画面",
  warn: "注意",
  late: "遅れ",
  late_minutes: "遅れとする時間（分）",
  warn_minutes: "注意を出す時間（分）",
  warn_hint: "空欄の場合、遅れとする時間の3分の2です。",
  pickup: "配膳まで",
  pickup_minutes: "配膳までの時間（分）",
  pickup_hint: "この時間を過ぎても運ばれていない品を、調理画面と配膳で知らせます。",
  load_failed: "ステーションを読み込めませんでした。",
  empty: "ステーションはまだありません",
  menu_title: "商品ごとの調理場所",
  menu_hint: "送信済みの注文のステーションは変わりません。",
  menu_empty: "メニューにカテゴリーがまだありません",
  made_at: "{{category}}のステーション",
  item_at: "{{item}}のステーション",
  as_category: "カテゴリーと同じ（{{station}}）",
  items_elsewhere_other: "別のステーションの商品 {{count}}点",
  show_items: "{{category}}の商品",
  table: "ステーションと時間",
  reply: {
    assigned: "保存しました。新しい注文から適用されます。",
  },
} as const satisfies Translated<typeof source>;

export const stationsErrors = {
  station_exists: "同じ名前のステーションがすでにあります。何も保存されていません。別の名前にしてください。",
} as const satisfies Translated<typeof sourceErrors>;
