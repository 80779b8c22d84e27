import type { Translated } from "#app/words/translated.ts";
import type { tray as source, trayErrors as sourceErrors } from "./en.ts";

export const tray = {
  calls_other: "호출 중인 테이블 {{count}}개",
  bills_other: "계산을 요청한 테이블 {{count}}개",
  open_other: "준비 완료: 주문 {{count}}건",
  waits: "가장 오래된 것 {{time}}",
  together_other: "알림 {{count}}건: {{what}}",
  nothing_ready: "준비 완료: 없음",
  title: "준비 완료",
  empty: "준비된 메뉴 없음",
  empty_hint: "담당 테이블의 준비된 메뉴가 여기에 자동으로 나타납니다.",
  load_failed: "서빙 대기를 불러오지 못했습니다.",
  place: "{{table}} · {{floor}}",
  of: "담당: {{waiter}}",
  nobody: "담당 직원이 없는 빌입니다",
  late: "서빙 지연",
  just_now: "지금",
  go: "제가 갑니다",
  go_order: "호출 {{tokenNo}}번, 제가 갑니다",
  someone_goes: "{{name}}님 서빙 중",
  stay: "못 갑니다",
  served: "서빙 완료",
  served_order: "호출 {{tokenNo}}번: 서빙을 완료했습니다.",
  arrived: "호출 {{tokenNo}}번, {{place}}: 준비 완료",
  reply: {
    claimed: "서빙을 맡았습니다.",
    released: "다른 직원이 서빙할 수 있습니다.",
    served_other: "메뉴 {{count}}개를 서빙 완료했습니다.",
  },
} as const satisfies Translated<typeof source>;

export const trayErrors = {
  line_claimed: "{{name}}님이 이미 서빙하고 있습니다.",
} as const satisfies Translated<typeof sourceErrors>;
