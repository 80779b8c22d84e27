import type { Translated } from "#app/words/translated.ts";
import type { vendors as source } from "./vendors.en.ts";

export const vendors = {
  search: "이름 또는 NIT",
  add: "거래처 등록",
  empty: "아직 거래처가 없습니다",
  empty_hint: "매입과 함께 추가되며, 여기에서 추가할 수도 있습니다.",
  never: "아직 없음",
  none: "알 수 없음",
  restore: "목록으로 되돌리기",
  form: {
    edit_title: "{{name}} 수정",
    nit_hint: "14자리, DUI는 9자리",
    save: "거래처 저장",
  },
  delete: {
    body: "목록에서 사라집니다. 매입과 가격은 보관됩니다.",
    confirm: "거래처 삭제",
  },
  page: {
    gone: "더 이상 없는 거래처입니다.",
    gone_title: "알 수 없는 거래처",
    to_list: "거래처로 가기",
    archived: "삭제됨",
    data: "정보",
    months: "월별 매입액",
    months_hint: "최근 12개월의 매입에서 감액 전표를 뺀 금액입니다.",
    purchases_count_other: "매입 {{shown}}건",
    unpriced_other: "합계 없음 {{count}}건",
    no_months: "최근 12개월 동안 이 거래처의 매입이 없습니다.",
    no_purchases: "아직 이 거래처의 매입이 없습니다.",
    items: "최근 가격",
    items_hint: "파는 품목과 매입 단위, 최근 가격입니다.",
    no_items: "아직 이 거래처의 품목이 없습니다.",
    unit_of: "{{unit}} = {{factor}} {{base}}",
    price: "최근 가격",
    search_items: "품목 또는 식자재",
    forget: "연결 해제",
    forget_title: "{{title}}와(과) {{ingredient}}의 연결을 해제할까요?",
    forget_body: "다음 매입 때 다시 묻습니다. 재고와 매입은 바뀌지 않습니다.",
  },
} as const satisfies Translated<typeof source>;
