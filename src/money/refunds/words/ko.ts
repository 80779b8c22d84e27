import type { Translated } from "#app/words/translated.ts";
import type { refunds as source, refundsErrors as sourceErrors } from "./en.ts";

export const refunds = {
  title: "판매 전표 {{no}}",
  head: "{{when}} · {{whom}} · {{methods}} · {{total}}",
  given_back_other: "({{count}}개 환불됨)",
  what: "환불할 것",
  all: "전체",
  pieces_of: "환불할 {{title}} 수량",
  method: "환불 방법",
  out_of: "돈은 {{drawer}}에서 나갑니다.",
  reason_example: "예: 음식이 식었음",
  needs_drawer: "현금 환불은 개시된 돈통에서 합니다. 먼저 돈통을 개시하거나 다른 방법으로 환불하세요.",
  account_open:
    "이 빌의 다른 부분은 아직 결제되지 않았습니다. 여기서 환불한 것은 다시 결제되지 않습니다. 다른 결제 수단으로 받으려면 결제 화면에서 되돌리세요.",
  stock: {
    label: "메뉴는 어떻게 되었나요",
    returned: "쓰지 않음: 식자재가 재고로 돌아갑니다",
    gone: "먹었거나 버림",
  },
  missing: {
    what: "환불할 것을 선택하세요.",
    reason: "사유를 입력하세요.",
    stock: "메뉴가 어떻게 되었는지 선택하세요.",
  },
  find: {
    title: "결제된 판매 전표",
    search: "판매 전표, 호출 번호, 테이블, 고객",
    token: "#{{token}}",
    row: "{{whom}} · {{tokens}} · {{when}}",
    newer: "최신",
    older: "이전",
    empty: "이날은 결제가 없습니다",
    nothing_hint: "판매 전표 번호는 모든 날짜에서, 나머지는 선택한 날짜에서만 검색합니다.",
    state: {
      paid: "결제됨",
      owed: "미납",
      partly_refunded: "일부 환불",
      refunded: "환불됨",
      taken_back: "되돌림",
    },
  },
  refund: "환불",
  given_back_of: "{{total}} 중 {{amount}} 환불",
  returns_tip: "팁 {{amount}}도 환불",
  owed: "고객의 미수금에서 {{owed}}만큼 뺍니다. 내주는 돈은 없습니다.",
  partly_owed: "고객의 미수금에서 {{owed}}만큼 빼고 {{paid}}만큼 내줍니다.",
  withheld: "이 부분에서 구매자가 원천징수한 IVA({{amount}})는 내주지 않습니다.",
  past_withheld: "이 중 원천징수된 IVA: {{amount}}.",
  past_owed: "이 중 미수금에서 뺀 금액: {{amount}}.",
  submit_owed: "미수금에서 {{amount}} 빼기",
  submit: "{{amount}} 환불",
  see: "판매 전표와 환불",
  past: "이전 환불",
  past_line: "환불 {{no}}, {{when}}, {{name}}, {{method}}: {{reason}}.",
  state: {
    too_late: "환불 기한 지남",
    nothing_left: "전액 환불됨",
    taken_back: "되돌린 결제입니다",
  },
  of_invoice: "판매 전표 {{no}}번",
  reply: {
    done: "환불 {{refundNo}}번을 완료했습니다.",
  },
} as const satisfies Translated<typeof source>;

export const refundsErrors = {
  refund_too_late: "너무 오래된 판매라 환불할 수 없습니다. 아무것도 바뀌지 않았습니다.",
  refund_exceeds: "일부가 이미 환불되었습니다. 아무것도 바뀌지 않았습니다. 판매 전표를 다시 확인하세요.",
  refund_whole_only: "수기 발행한 판매 전표는 전액만 환불할 수 있습니다.",
  nothing_to_refund: "환불할 것을 선택하세요.",
} as const satisfies Translated<typeof sourceErrors>;
