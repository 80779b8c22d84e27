import type { Translated } from "#app/words/translated.ts";
import type { invoices as source } from "./en.ts";

export const invoices = {
  nothing: "請求書が見つかりません",
  search: "番号・顧客・電話番号・合計",
  tributes: "その他の税目",
  refunded: "返金",
  document: "DTE",
  file: "請求書.csv",
  empty: "この期間の請求書はありません",
  empty_hint: "別の期間を選ぶか、番号・顧客・合計で検索してください。",
  nothing_hint: "番号や合計を確認するか、顧客名を短くして検索してください。",
  sums: {
    count_other: "請求書 {{shown}}件",
    refunded: "返金 {{amount}}",
    net: "差引 {{amount}}",
    loading: "計算中",
    failed: "合計を読み込めませんでした",
  },
  by_hand: "手動発行",
  order: "注文 {{order}}、呼出番号 {{token}}",
  base: "対象額 {{amount}}",
  payments: "支払い",
  reference: "参照番号 {{reference}}",
  withheld_note: "購入者が源泉徴収",
  with_tip: "チップ{{amount}}を含む",
} as const satisfies Translated<typeof source>;
