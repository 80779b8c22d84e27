import type { Translated } from "#app/words/translated.ts";
import type { serviceCharge as source } from "./en.ts";

export const serviceCharge = {
  hint: "매장이 모든 빌에 더하는 비율입니다. 매출에 포함되며 팁은 포함되지 않습니다.",
  rate: "봉사료 %",
  taxed: "봉사료에 과세",
  taxed_hint: "의무적으로 받는 금액은 법에 따라 과세됩니다. 회계사가 말한 경우에만 끄세요.",
  rules: "이용 방식과 인원별",
  rules_hint:
    "규칙이 해당하면 그 비율을 대신 사용합니다. 여러 규칙이 해당하면 인원이 가장 많은 것을 사용합니다.",
  add_rule: "규칙 추가",
  remove_rule: "규칙 {{number}} 빼기",
  rule: "규칙 {{number}}",
  from_people: "인원(이상)",
  people_error: "인원을 1 이상으로 입력하세요.",
  rule_text_other: "{{option}}, {{count}}명 이상: {{rate}}",
  save: "봉사료 저장",
} as const satisfies Translated<typeof source>;
