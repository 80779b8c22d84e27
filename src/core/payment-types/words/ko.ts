import type { Translated } from "#app/words/translated.ts";
import type { paymentTypes as source, paymentTypesErrors as sourceErrors } from "./en.ts";

export const paymentTypes = {
  title: "결제 수단",
  intro: "캐셔는 사용 중인 결제 수단을 이 순서로 보게 됩니다. 끌어서 순서를 바꾸세요.",
  load_failed: "결제 수단을 불러오지 못했습니다.",
  empty: "아직 결제 수단이 없습니다",
  empty_hint: "결제하려면 하나 이상 필요합니다. 현금부터 시작하세요.",
  add: "결제 수단 추가",
  edit_named: "{{type}} 수정",
  delete_named: "{{type}} 삭제",
  icon: "아이콘",
  icon_hint: "현금은 돈통 시재에 포함됩니다",
  icons: {
    cash: "현금",
    card: "카드",
    wallet: "간편결제",
    paypal: "PayPal",
    qrcode: "QR 코드",
    reader: "카드 단말기",
    bank: "은행",
    discount: "상품권",
  },
  on_account: "나중에 받는 외상",
  on_account_hint:
    "외상 한도가 있는 고객에게 씁니다. 고객이 갚을 때까지 미수금으로 남고 돈통 시재에 포함되지 않습니다. 이런 결제 수단은 하나만 둘 수 있습니다.",
  tender: "세금 문서의 결제 수단",
  tender_hint: "factura와 crédito fiscal에 쓰는 재무부의 명칭(CAT-017)입니다.",
  tender_default: "{{tender}}, 아이콘 기준",
  tender_by_icon: "아이콘 기준",
  settles_later: "고객 외상",
  active: "사용",
  active_hint: "{{type}}: 결제할 때 표시됩니다.",
  active_hint_unnamed: "이 결제 수단이 결제할 때 표시됩니다.",
  offered: "결제할 때 표시",
  preview: "캐셔 화면",
  preview_hint: "결제 화면의 단추입니다. 눌러 보세요. 실제로 결제되지 않습니다.",
  asks_received: "받은 금액을 묻고 거스름돈을 표시합니다. 돈통 시재에 포함됩니다.",
  asks_reference: "승인 번호 같은 참조 번호를 묻습니다. 돈통 시재에 포함되지 않습니다.",
  asks_customer: "고객을 묻고 외상 한도를 확인합니다. 미수금이 되며 돈통 시재에 포함되지 않습니다.",
  reply: {
    on: "{{title}}: 결제할 때 표시됩니다.",
    off: "{{title}}: 결제할 때 더 이상 표시되지 않습니다.",
  },
} as const satisfies Translated<typeof source>;

export const paymentTypesErrors = {
  payment_type_exists:
    "같은 이름의 결제 수단이 있습니다. 아무것도 저장되지 않았습니다. 다른 이름을 입력하세요.",
  payment_type_was_used:
    "이미 결제에 사용되어 현금 여부와 받는 시점을 바꿀 수 없습니다. 돈통과 고객 외상이 여기에 달려 있습니다. 아무것도 저장되지 않았습니다. 새 결제 수단을 추가하고 이것은 삭제하세요.",
  payment_type_on_account_exists: "{{title}}이(가) 이미 외상 결제 수단입니다. 아무것도 저장되지 않았습니다.",
  last_payment_type:
    "사용 중인 유일한 결제 수단입니다. 없으면 아무도 결제할 수 없습니다. 아무것도 바뀌지 않았습니다. 먼저 다른 결제 수단을 사용하거나 추가하세요.",
  too_many_payment_types: "결제 수단은 매장당 최대 {{most}}개입니다. 아무것도 추가되지 않았습니다.",
} as const satisfies Translated<typeof sourceErrors>;
