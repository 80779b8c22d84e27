import type { Translated } from "#app/words/translated.ts";
import type { serviceCharge as source } from "./en.ts";

export const serviceCharge = {
  hint: "نسبة يضيفها المطعم إلى كل حساب. هي جزء من البيع؛ أما الإكرامية فلا.",
  rate: "رسوم الخدمة %",
  taxed: "رسوم الخدمة خاضعة للضريبة",
  taxed_hint: "يوجبه القانون على المبالغ الإلزامية. لا يُعطَّل إلا برأي محاسبك.",
  rules: "حسب نوع الخدمة وعدد الأشخاص",
  rules_hint: "حيث تنطبق قاعدة تُستخدم نسبتها. وإن انطبقت عدة قواعد فتُستخدم قاعدة العدد الأكبر.",
  add_rule: "إضافة قاعدة",
  remove_rule: "إزالة القاعدة {{number}}",
  rule: "القاعدة {{number}}",
  from_people: "من (أشخاص)",
  people_error: "يرجى إدخال عدد الأشخاص: 1 أو أكثر.",
  rule_text_zero: "{{option}}، لأي عدد من الأشخاص: {{rate}}",
  rule_text_one: "{{option}}، من شخص واحد: {{rate}}",
  rule_text_two: "{{option}}، من شخصين: {{rate}}",
  rule_text_few: "{{option}}، من {{count}} أشخاص: {{rate}}",
  rule_text_many: "{{option}}، من {{count}} شخصًا: {{rate}}",
  rule_text_other: "{{option}}، من {{count}} شخص: {{rate}}",
  save: "حفظ رسوم الخدمة",
} as const satisfies Translated<typeof source>;
