import type { Translated } from "#app/words/translated.ts";
import type { platform as source } from "../en/platform.ts";

export const platform = {
  offline: "서버에 연결되지 않습니다. 네트워크를 확인하고 다시 시도하세요.",
  timeout: "서버가 제때 응답하지 않았습니다. 다시 시도하세요.",
  offline_unsure: "응답을 받지 못했습니다. 다시 보내도 중복되지 않습니다.",
  timeout_unsure: "응답을 받지 못했습니다. 다시 보내도 중복되지 않습니다.",
  on_this_page: "이 페이지의 내용",
  unreadable: "서버의 응답을 읽을 수 없습니다. 페이지를 새로 고치세요.",
  secret_lost:
    "응답을 받지 못해 한 번만 표시되는 비밀 값을 잃었습니다. 목록을 확인하세요. 목록에 있으면 폐기하거나 삭제하고 새로 만드세요.",
  /** After an answer that was lost. */
  unsure: {
    text: "응답을 받지 못했습니다. 다시 보내도 중복되지 않습니다.",
    again: "다시 보내기",
    look: "저장 여부 확인",
    not_saved: "저장되지 않았습니다. 수정하거나 다시 보내세요.",
    leave_title: "저장 여부를 확인하지 않고 닫을까요?",
    leave_body: "응답을 받지 못했습니다. 다시 하기 전에 저장되었는지 확인하세요.",
  },
  /** Somebody else saved the same meanwhile. */
  conflict: {
    text: "입력하는 동안 다른 사람이 변경했습니다. 아직 아무것도 저장되지 않았습니다.",
    saved: "저장된 값: {{value}}",
    mine: "내가 입력한 값: {{value}}",
    kept: "바꾸지 않은 항목이므로 저장된 값을 유지합니다.",
    keep_mine: "내 값 저장",
    take_saved: "저장된 값 사용",
    on: "켜짐",
    off: "꺼짐",
    empty: "(비어 있음)",
  },
  /** A page that the server could not even look for. */
  unloaded: {
    text: "Comanda를 불러오지 못했습니다. 연결을 확인하세요.",
    again: "페이지 새로고침",
  },
  address: {
    unreadable: "이 주소로 열리는 페이지가 없습니다. 주소가 완전한지 확인하세요.",
    too_long: "주소가 너무 깁니다.",
    home: "홈으로 가기",
  },
  picture: {
    hint: "PNG, JPG 또는 WebP. 여기에 끌어다 놓거나 붙여 넣을 수도 있습니다.",
    choose: "사진 선택",
    change: "사진 변경",
    camera: "사진 찍기",
    remove: "사진 삭제",
    sending: "사진 올리는 중",
  },
  something_went_wrong: "문제가 생겼습니다. 다시 시도하세요.",
  full_screen: {
    fill: "전체 화면",
    leave: "전체 화면 끝내기",
  },
  amount: {
    not_a_number: "금액을 입력하세요. 예: 12.50",
    too_many_decimals: "소수점 아래는 두 자리까지 입력하세요.",
    too_large: "최대 금액은 1,000,000입니다. 금액을 확인하세요.",
    negative: "금액은 0보다 작을 수 없습니다.",
  },
} as const satisfies Translated<typeof source>;
