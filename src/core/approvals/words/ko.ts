import type { Translated } from "#app/words/translated.ts";
import type { approvals as source, approvalsErrors as sourceErrors } from "./en.ts";

export const approvals = {
  pin_set: "PIN을 저장했습니다.",
  title: "승인",
  show_pin: "PIN 표시",
  hide_pin: "PIN 숨기기",
  approver: "승인자",
  pin: "PIN",
  pin_hint: "숫자 4~6자리",
  approve: "승인",
  nobody: "아직 승인할 수 있는 사람이 없습니다",
  nobody_hint: "먼저 매니저가 프로필에서 PIN을 설정해야 합니다.",
  act: {
    order_void: "주방에 보낸 메뉴 주문 취소",
    sale_refund: "판매 환불",
    sale_courtesy: "메뉴를 무료 서비스로 제공",
    sale_discount: "할인",
    stock_count: "재고 실사로 재고 늘리기",
    cash_difference: "과부족이 있는 돈통 마감",
    cash_recount: "돈통 시재 재점검",
    cash_beyond_drawer: "돈통에 있는 금액보다 많이 꺼내기",
  },
  card: {
    about:
      "공용 포스에 로그인할 때 PIN을 사용합니다. 매니저는 동료의 화면에서 환불, 주문 취소, 무료 서비스, 과부족, 재고 실사 초과분을 승인할 때도 사용합니다.",
    since: "{{when}}에 설정했습니다.",
    given: "{{when}}에 받은 PIN입니다. 본인만 아는 PIN으로 바꾸세요.",
    none: "아직 PIN이 없습니다.",
    change: "PIN 변경",
    set: "PIN 설정",
    password: "비밀번호",
    new_pin: "새 PIN",
    save: "PIN 저장",
  },
} as const satisfies Translated<typeof source>;

export const approvalsErrors = {
  approval_required: "매니저의 승인이 필요합니다.",
  approval_invalid: "승인이 만료되었거나 이미 사용되었습니다. 다시 요청하세요.",
  pin_wrong: "PIN이 틀렸습니다. 다시 입력하세요.",
  pin_locked: "{{name}}의 PIN을 너무 많이 틀렸습니다. {{seconds}} 후에 다시 시도하세요.",
  pin_too_simple: "너무 쉬운 PIN입니다. 다른 PIN을 입력하세요.",
  password_wrong: "비밀번호가 틀렸습니다.",
} as const satisfies Translated<typeof sourceErrors>;
