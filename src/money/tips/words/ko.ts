import type { Translated } from "#app/words/translated.ts";
import type { tips as source } from "./en.ts";

export const tips = {
  days: "영업일 {{from}}~{{to}}",
  file: "팁.csv",
  waiter: "홀 직원",
  nobody: "담당 직원 없음",
  given: "받은 팁",
  returned: "환불",
  total: "모든 홀 직원",
  whose_days: "{{days}}. 팁은 결제할 때 빌을 담당한 직원의 것입니다. 매출에 포함되지 않습니다.",
  whose: "팁은 결제할 때 빌을 담당한 직원의 것입니다. 매출에 포함되지 않습니다.",
  empty: "이 기간에는 팁이 없습니다",
  empty_hint: "손님이 결제할 때 팁을 주면 여기에 나타납니다.",
  courtesies: {
    title: "무료 서비스",
    worth: "메뉴 가격으로 {{amount}}",
    value: "메뉴 가격 기준 금액",
    combo: "세트",
    of_combo: "{{dish}} ({{combo}})",
    by: "제공한 직원",
    approved_by: "승인한 직원",
    file: "무료-서비스.csv",
    empty: "이 기간에는 무료 서비스가 없습니다",
  },
  rules: {
    title: "권장 팁",
    suggested: "결제할 때 팁 권장",
    hint: "한 번 눌러 넣을 수 있으며 자동으로 들어가지 않습니다. 팁은 자율입니다.",
    rate: "권장 비율",
    rate_error: "0.01에서 100 사이의 비율을 입력하세요.",
  },
  reply: {
    rules_set: "권장 팁을 저장했습니다.",
  },
} as const satisfies Translated<typeof source>;
