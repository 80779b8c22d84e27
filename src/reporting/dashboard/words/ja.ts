import type { Translated } from "#app/words/translated.ts";
import type { dashboard as source } from "./en.ts";

export const dashboard = {
  greeting: "こんにちは、{{name}}さん",
  sales: {
    title: "本日の売上",
    invoices_other: "請求書 {{count}}件",
    average: "会計単価",
    last_weekday: "前週の{{weekday}}",
    before: "前週の{{weekday}}",
    before_in_all: "前週の{{weekday}}（終日）",
    usually_other: "{{weekday}}の平均（{{count}}週間）",
    sold: "返金前の売上",
    refunded: "本日の返金",
    nothing_before: "比較できる1週間前の売上がありません。",
  },
  visits: {
    title: "注文と顧客",
    newcomers: "新規の顧客",
    returned: "再来店の顧客",
  },
  recent_empty: "過去4週間の売上はありません。",
  hours: {
    sales: "売上",
    orders: "注文",
    title: "本日の時間別",
    what: "表示する項目",
    hour: "時間",
    today: "今日",
    compared: "前週の同じ曜日（{{day}}）と比較",
    busiest: "本日のピーク {{hour}}：{{value}}",
    empty: "本日も1週間前もデータがありません。",
  },
  open: {
    title: "未会計の伝票",
    left: "未会計 {{amount}}",
    oldest: "最も古い未会計 {{place}}：{{time}}経過",
    empty: "未会計の伝票はありません。",
  },
  late: {
    title: "遅れている商品",
    tickets_other: "オーダー票 {{count}}枚",
    place: "{{place}}、呼出番号 {{token}}",
    dishes_other: "{{station}} {{count}}点",
    empty: "すべてのステーションが順調です。",
  },
  stock: {
    title: "在庫わずか",
    items_other: "食材 {{count}}件",
    left: "残り{{quantity}}、最低{{minimum}}",
    status: { in: "在庫あり", low: "在庫わずか", out: "在庫切れ" },
    empty: "在庫わずかの食材はありません。",
  },
  reservations: {
    title: "今後の予約",
    nameless: "名前なし",
    no_table: "テーブル未定",
    empty: "今後の予約はありません。",
  },
  top: {
    title: "本日の売れ筋",
    pieces: "販売数",
    sold_other: "{{count}}点販売",
    empty: "本日の注文はまだありません。",
  },
} as const satisfies Translated<typeof source>;
