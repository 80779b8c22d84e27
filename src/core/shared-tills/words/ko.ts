import type { Translated } from "#app/words/translated.ts";
import type { sharedTills as source, sharedTillsErrors as sourceErrors } from "./en.ts";

export const sharedTills = {
  title: "공용 포스",
  intro: "공용 포스에서는 로그아웃하지 않고 PIN으로 사용자를 바꿉니다. 마치지 않은 주문은 그대로 남습니다.",
  none: "아직 공용 포스가 없습니다.",
  enroll: "이 기기를 공용으로",
  enroll_hint: "PIN이 있으면 누구나 여기에서 로그인할 수 있습니다. 직원은 프로필에서 PIN을 설정합니다.",
  change_title: "공용 포스 {{title}}",
  remove_title: "공용 포스 {{title}}을(를) 해제할까요?",
  remove_body: "더 이상 PIN으로 로그인할 수 없고, 사용 중인 사람은 바로 로그아웃됩니다.",
  remove_confirm: "공용 포스 해제",
  name: "포스 이름",
  after_sending: "전송 후 잠금",
  after_sending_hint: "다음 사람은 자기 PIN으로 시작합니다. 8초 안에 되돌릴 수 있습니다.",
  after_seconds: "미사용 시 잠금(초)",
  after_seconds_hint: "15~3600. 자동으로 잠그지 않으려면 비워 두세요.",
  since: "{{device}} · 추가: {{name}}, {{when}}",
  used: "마지막 사용: {{name}}, {{when}}",
  locks_sending: "전송 후 잠금",
  locks_seconds: "{{time}} 미사용 시 잠금",
  locks_never: "자동 잠금 없음",
  lock: "포스 잠금",
  sent: "전송 완료",
  sent_hint: "화면을 누르면 다른 사람이 로그인할 수 있습니다.",
  lock_failed: "서버에 연결되지 않습니다. 포스는 잠긴 채로 있으며 다시 시도합니다.",
  who: "사용자 선택",
  who_hint: "그다음 PIN을 입력하세요.",
  nobody: "아직 PIN이 있는 사람이 없습니다",
  nobody_hint: "비밀번호로 로그인한 뒤 프로필에서 PIN을 설정하세요.",
  back: "다른 사용자",
  by_password: "비밀번호로 로그인",
  reply: {
    enrolled: "{{title}}을(를) 공용 포스로 설정했습니다.",
    removed: "{{title}}의 공용 포스 설정을 해제했습니다.",
    locked: "포스를 잠갔습니다.",
  },
} as const satisfies Translated<typeof source>;

export const sharedTillsErrors = {
  not_a_shared_till: "공용 포스가 아닌 기기입니다. 비밀번호로 로그인하세요.",
  till_locked:
    "이 포스에서 PIN을 너무 많이 틀렸습니다. {{seconds}} 후에 다시 시도하거나 비밀번호로 로그인하세요.",
} as const satisfies Translated<typeof sourceErrors>;
