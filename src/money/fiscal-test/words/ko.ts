import type { Translated } from "#app/words/translated.ts";
import type {
  fiscalTest as source,
  fiscalTestErrors as trialErrors,
  trialSale as trialSource,
} from "./en.ts";

export const fiscalTest = {
  hint: "결제할 때와 똑같이 판매의 세금 문서를 만들고 통과하지 못한 검사를 모두 보여 줍니다. 저장하거나 보내거나 번호를 매기지 않습니다.",
  what: "테스트할 판매",
  built_in: "예시 판매",
  an_order: "주문",
  built_in_hint:
    "IVA 포함 가격과 별도 가격, 면세 메뉴, 세트, 무료 서비스, 10% 할인, 팁, 현금과 카드, 그리고 이 매장에 설정된 봉사료가 들어 있습니다.",
  order_hint: "결제된 주문은 결제별로, 결제되지 않은 주문은 지금 현금으로 결제하는 것처럼 테스트합니다.",
  order_no: "주문 번호",
  order_unknown: "그 번호의 주문이 없습니다.",
  order_no_error: "1 이상의 주문 번호를 입력하세요.",
  run: "테스트 실행",
  run_failed: "세금 문서 테스트를 실행하지 못했습니다.",
  passed: "모두 맞습니다. 이 문서에 서명할 수 있습니다.",
  failed_other: "통과하지 못한 검사 {{count}}건:",
  not_issuing: "이 매장은 아직 전자 문서를 발행하지 않습니다. 테스트에는 가상의 발행자를 사용합니다.",
  sale: "판매",
  fiscal: "세금 문서",
  products: "세금 제외 메뉴 금액",
  taxed: "과세",
  exempt: "면세",
  not_subject: "비과세",
  documents_hint: "두 문서 유형을 재무부 스키마의 두 세대, 시행 중인 것과 다른 것으로 각각 만듭니다.",
  document: "{{kind}} · {{generation}}",
  in_force: "시행 중",
  right: "맞음",
  wrong: "오류 있음",
  of_invoice: "판매 전표 {{number}}",
  buyer: "공급받는 자: {{name}}",
  nobody: "이름 없음",
  json: "문서 보기",
  of_document: "{{document}}, {{generation}}: {{error}}",
  charged_differs: "결제액은 {{charged}}이지만 문서 합계는 {{stated}}입니다",
} as const satisfies Translated<typeof source>;

export const trialSale = {
  title: "테스트 판매",
  banner: "테스트입니다. 주문, 번호, 재고, 수치 어느 것도 저장되지 않습니다.",
  steps: { order: "주문", kitchen: "주방", charge: "결제", done: "영수증" },
  first_dish: "메뉴판의 첫 메뉴",
  quantity: "수량",
  send: "주방 전송",
  kitchen_title: "{{station}} 주문서",
  kitchen_hint: "주문서는 스테이션 화면에 나타나며, 출력을 사용하면 종이로도 나옵니다.",
  to_charge: "{{amount}} 결제",
  due: "결제할 금액",
  change: "거스름돈: {{amount}}",
  receipt: "영수증",
  document: "세금 문서",
  mark: "테스트",
  again: "다시 해 보기",
  finish: "완료",
  failed: "테스트 판매를 하지 못했습니다.",
} as const satisfies Translated<typeof trialSource>;

export const fiscalTestErrors = {
  nothing_to_try: "테스트할 메뉴가 아직 없습니다. 먼저 메뉴판에 추가하세요.",
} as const satisfies Translated<typeof trialErrors>;
