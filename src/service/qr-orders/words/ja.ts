import type { Translated } from "#app/words/translated.ts";
import type { qrOrders as source, qrOrdersErrors as sourceErrors } from "./en.ts";

export const qrOrders = {
  pending_other: "QR注文：受付待ち{{count}}件",
  empty: "注文はありません",
  loading: "読み込み中…",
  wait: "お待ちください",
  load: "カートに入れる",
  cancel: "削除",
  all: "すべて削除",
  all_title: "受付待ちのQR注文をすべて削除しますか？",
  credit_fiscal: "Crédito fiscalを希望",
  /** Marks an order whose phone does not share the account of its table. */
  phone: {
    earlier_visit: "以前来店したスマホ",
    not_in: "このスマホは伝票に参加していません",
  },
  /** Phones of guests, which staff let order or block. */
  phones: {
    asking: "注文の許可を待つスマホ",
    asking_help:
      "未確認のスマホからの注文が多すぎます。お客様のスマホを許可してください。許可すると、ほかの注文に妨げられずに注文できます。",
    more_other: "さらに{{count}}件表示",
    blocked: "ブロック中のスマホ",
    no_table: "テーブルなし",
    admit: "注文を許可",
    block: "スマホをブロック",
    block_title: "{{name}}のスマホをブロックしますか？",
    block_text:
      "受付待ちの注文が削除され、このスマホから注文できなくなります。あとで許可することもできます。",
    unblock: "ブロック解除",
    reply: {
      known: "{{name}}が注文できるようになりました。",
      blocked: "{{name}}のスマホをブロックしました。",
    },
  },
  failed: "処理できませんでした。もう一度お試しください。",
  delete_failed: "何も削除されていません。もう一度お試しください。",
  reply: {
    restored: "QR注文を一覧に戻しました。",
    cancelled: "QR注文を削除しました。",
    all_cancelled_other: "QR注文を{{count}}件削除しました。",
  },
} as const satisfies Translated<typeof source>;

export const qrOrdersErrors = {
  qr_order_closed: "このQR注文は別のスタッフが対応済みです。何も変更されていません。",
} as const satisfies Translated<typeof sourceErrors>;
