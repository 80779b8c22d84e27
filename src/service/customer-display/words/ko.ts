import type { Translated } from "#app/words/translated.ts";
import type { customerDisplay as source } from "./en.ts";

export const customerDisplay = {
  welcome: "방문을 환영합니다",
  choose: "어느 포스의 화면인가요?",
  choose_hint: "포스의 “고객 화면”에서 번호를 볼 수 있습니다.",
  no_till: "열린 포스가 없습니다. 기기에서 포스를 열면 여기에 나타납니다.",
  till: "포스 {{code}}",
  silent: "포스 {{code}}의 응답이 없습니다",
  change_till: "다른 포스 선택",
  your_order: "주문 내역",
  your_bill: "계산서",
  earlier_other: "외 {{count}}개 메뉴",
  quantity: "{{quantity}} ×",
  net: "소계",
  taxes: "IVA",
  service_charge: "봉사료",
  discount: "할인",
  account: "전체 계산서",
  tip: "팁",
  total: "합계",
  thanks: "찾아 주셔서 감사합니다",
  thanks_token: "호출 번호",
  paid: "합계",
  received: "받은 금액",
  change: "거스름돈",
  balance: "남은 금액",
  connect: {
    open: "고객 화면",
    number: "이 포스의 번호",
    second_screen: "이 기기의 보조 화면",
    second_screen_hint: "이 포스를 그대로 보여 주는 창을 엽니다. 다른 화면으로 끌어다 놓으세요.",
    open_window: "창 열기",
    other_device: "다른 기기",
    other_device_hint:
      "그 기기에서 “고객 화면” 권한이 있는 사용자로 로그인한 뒤 해당 화면을 열고 포스 번호를 선택하세요: {{code}}.",
  },
} as const satisfies Translated<typeof source>;
