import type { Translated } from "#app/words/translated.ts";
import type { serviceCharge as source } from "./en.ts";

export const serviceCharge = {
  hint: "店舗が各伝票に加算する割合です。チップと違い、売上に含まれます。",
  rate: "サービス料 %",
  taxed: "サービス料に課税する",
  taxed_hint:
    "任意でない料金には法律で課税が義務付けられています。会計士の指示がある場合のみオフにしてください。",
  rules: "利用方法と人数別",
  rules_hint:
    "ルールに当てはまる場合は、その割合を使います。複数ある場合は、人数の最も多いルールを使います。",
  add_rule: "ルールを追加",
  remove_rule: "ルール{{number}}を削除",
  rule: "ルール{{number}}",
  from_people: "人数（以上）",
  people_error: "1以上の人数を入力してください。",
  rule_text_other: "{{option}}、{{count}}名以上：{{rate}}",
  save: "サービス料を保存",
} as const satisfies Translated<typeof source>;
