import type { Translated } from "#app/words/translated.ts";
import type { profile as source } from "./profile.en.ts";

export const profile = {
  till: {
    title: "포스",
    confirm: "주방 전송 전에 확인",
    confirm_hint:
      "전송 전에 요약을, 전송 후에 호출 번호를 표시합니다. 끄면 한 번 눌러 전송되며 8초 안에 되돌릴 수 있습니다.",
    confirm_new_other: "전송 전에 요약을 표시합니다. 주문 {{count}}건 후 자동으로 꺼집니다.",
  },
  none: "입력 안 함",
  role_staff: "직원",
  role_superadmin: "플랫폼 관리자",
  devices: {
    subtitle: "로그인된 기기입니다. 모르는 기기는 제거하세요.",
    mine: "이 기기",
    seen: "마지막 접속 {{when}}",
    since: "로그인 {{when}} · {{place}}",
    confirm_title: "이 기기를 제거할까요?",
    confirm_body: "바로 로그아웃됩니다: {{name}}.",
    confirm: "기기 제거",
  },
  language: {
    subtitle: "이 기기의 화면과 받는 알림, 메일에 적용됩니다.",
    choose: "화면 언어",
  },
  support: {
    subtitle: "무엇을 하고 있었고 무엇이 보였는지 적어 보내 주세요.",
    address: "지원팀 주소",
    copy: "주소 복사",
    copied: "주소를 복사했습니다.",
    copy_failed: "브라우저에서 복사를 허용하지 않았습니다. 주소를 직접 선택해 복사하세요.",
    mail_app: "메일 앱 열기",
    none: "지원팀 주소가 설정되지 않았습니다. Comanda 접속 권한을 준 사람에게 문의하세요.",
    none_operator:
      "지원팀 주소가 설정되지 않았습니다. 서버 설정에서 SUPPORT_EMAIL을 지정하면 매장에 표시됩니다.",
    webmail: "또는 브라우저에서 쓰기",
    subject: "Comanda: {{store}}",
    subject_of_operator: "Comanda, 플랫폼: {{name}}",
  },
} as const satisfies Translated<typeof source>;
