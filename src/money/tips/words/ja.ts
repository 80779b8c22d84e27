import type { Translated } from "#app/words/translated.ts";
import type { tips as source } from "./en.ts";

export const tips = {
  days: "営業日 {{from}}〜{{to}}",
  file: "チップ.csv",
  waiter: "ホールスタッフ",
  nobody: "担当なし",
  given: "受取額",
  returned: "返金額",
  total: "全スタッフ",
  whose_days: "{{days}}。チップは支払い時の伝票の担当のものです。売上には含まれません。",
  whose: "チップは支払い時の伝票の担当のものです。売上には含まれません。",
  empty: "この期間のチップはありません",
  empty_hint: "支払い時にチップをいただくと、ここに表示されます。",
  courtesies: {
    title: "無料提供",
    worth: "メニュー価格で{{amount}}",
    value: "メニュー価格での金額",
    combo: "セット",
    of_combo: "{{dish}}（{{combo}}）",
    by: "提供者",
    approved_by: "承認者",
    file: "無料提供.csv",
    empty: "この期間の無料提供はありません",
  },
  rules: {
    title: "チップの目安",
    suggested: "会計時にチップの目安を表示",
    hint: "ワンタップで追加できますが、自動では入力されません。チップは任意です。",
    rate: "目安の割合",
    rate_error: "0.01〜100の割合を入力してください。",
  },
  reply: {
    rules_set: "チップの目安を保存しました。",
  },
} as const satisfies Translated<typeof source>;
