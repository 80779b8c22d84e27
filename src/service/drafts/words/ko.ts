import type { Translated } from "#app/words/translated.ts";
import type { drafts as source, draftsErrors as sourceErrors } from "./en.ts";

export const drafts = {
  button: "임시 저장",
  save_title: "임시 저장",
  save: "임시 저장",
  name: "임시 저장 이름",
  name_missing: "임시 저장 이름을 입력하세요.",
  empty: "임시 저장 없음",
  only_here: "이 기기에만 있음",
  not_current: "서버가 응답하지 않습니다. 이 기기에 저장된 주문만 표시합니다.",
  has_sold_out: "품절된 메뉴 있음",
  load: "불러오기",
  delete: "삭제",
  removed: "임시 저장을 삭제했습니다: {{name}}.",
  all: "모두 삭제",
  all_title: "매장의 임시 저장 주문을 모두 삭제할까요?",
  replace_title: "장바구니를 바꿀까요?",
  replace_body: "지금 장바구니에 있는 내용이 사라집니다.",
  replace: "장바구니 바꾸기",
  changed_elsewhere: "다른 기기에서 변경되었습니다: {{name}}. 내 것은 따로 임시 저장했습니다.",
  changed_other: "그사이 메뉴 {{count}}개가 바뀌었습니다. 확인하세요.",
  closed: {
    title: "이 임시 저장은 다른 기기에서 이미 전송되었거나 삭제되었습니다",
    toast: "다른 기기에서 이미 전송되었거나 삭제된 임시 저장입니다: {{name}}.",
    send_body: "아직 필요하면 새 주문으로 보내세요.",
    send: "새 주문으로 보내기",
    save_body: "아직 필요하면 새로 임시 저장하세요.",
    save: "새로 저장",
  },
  reply: {
    saved: "임시 저장했습니다: {{name}}.",
    deleted: "임시 저장을 삭제했습니다.",
    all_deleted_other: "임시 저장 {{count}}건을 삭제했습니다.",
  },
} as const satisfies Translated<typeof source>;

export const draftsErrors = {
  draft_changed: "이 임시 저장이 다른 기기에서 변경되었습니다. 아무것도 저장되지 않았습니다.",
  draft_closed: "이 임시 저장은 다른 기기에서 이미 전송되었거나 삭제되었습니다.",
  too_many_drafts: "임시 저장이 너무 많습니다. 아무것도 저장되지 않았습니다. 먼저 일부를 삭제하세요.",
} as const satisfies Translated<typeof sourceErrors>;
