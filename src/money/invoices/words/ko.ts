import type { Translated } from "#app/words/translated.ts";
import type { invoices as source } from "./en.ts";

export const invoices = {
  nothing: "판매 전표를 찾지 못했습니다",
  search: "번호, 고객, 전화번호, 합계",
  tributes: "기타 세목",
  refunded: "환불",
  document: "DTE",
  file: "판매 전표.csv",
  empty: "이 기간에는 판매 전표가 없습니다",
  empty_hint: "다른 기간을 선택하거나 번호, 고객, 합계로 검색하세요.",
  nothing_hint: "번호나 합계를 확인하거나 고객 이름을 더 짧게 입력하세요.",
  sums: {
    count_other: "판매 전표 {{shown}}건",
    refunded: "환불 {{amount}}",
    net: "순액 {{amount}}",
    loading: "계산 중",
    failed: "합계를 불러오지 못했습니다",
  },
  by_hand: "수기 발행",
  order: "주문 {{order}}, 호출 {{token}}번",
  base: "기준 {{amount}}",
  payments: "결제",
  reference: "참조 번호 {{reference}}",
  withheld_note: "구매자가 원천징수",
  with_tip: "팁 {{amount}} 포함",
} as const satisfies Translated<typeof source>;
