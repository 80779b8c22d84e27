import type { Translated } from "#app/words/translated.ts";
import type { combos as source, combosErrors as sourceErrors } from "./en.ts";

export const combos = {
  reply: {
    saved: "{{title}}을(를) 저장했습니다. 포스에 바로 나타납니다.",
    removed: "{{title}}은(는) 더 이상 세트가 아닙니다.",
  },
  title: "세트",
  intro: "손님이 고르는 구성 메뉴로 판매합니다. 구성 메뉴마다 자기 스테이션에서 만들고 자기 재고를 씁니다.",
  edit: "그룹 수정",
  make: "세트로 만들기",
  none: "세트가 아닌 메뉴입니다.",
  has_choices: "자체 종류나 추가 옵션이 있는 메뉴는 세트가 될 수 없습니다. 먼저 삭제하세요.",
  is_part: "{{combos}}의 구성 메뉴라 세트가 될 수 없습니다.",
  group: "그룹 {{number}}",
  group_example: "예: 음료",
  nothing_found: "구성 메뉴가 될 수 있는 메뉴를 찾지 못했습니다.",
  no_choices: "손님이 고를 수 있는 메뉴를 추가하세요.",
  extra: "추가 금액",
  default_short: "기본 선택",
  any_variant: "손님이 선택",
  variant: "종류",
  move_up: "{{title}} 위로",
  move_down: "{{title}} 아래로",
  hidden: "숨김: 선택할 수 없습니다.",
  preview: "판매 모습",
  preview_hint: "기본 선택된 메뉴 기준입니다. 이 가격 배분이 판매 전표, 세금, 보고서에 쓰입니다.",
  save: "세트 저장",
  stop: "세트 판매 중지",
  stop_title: "{{title}}의 세트 판매를 중지할까요?",
  stop_body: "그룹이 삭제됩니다. 지난 판매는 바뀌지 않습니다.",
  stop_confirm: "그룹 삭제",
  incomplete: "그룹마다 이름과 선택할 메뉴가 하나 이상 필요합니다.",
} as const satisfies Translated<typeof source>;

export const combosErrors = {
  menu_item_in_use: "{{title}}은(는) 세트의 구성 메뉴입니다: {{combos}}. 먼저 세트에서 빼세요.",
  combo_has_choices: "{{title}}에 자체 종류나 추가 옵션이 있어 세트가 될 수 없습니다. 먼저 삭제하세요.",
  combo_takes_no_choices:
    "{{title}}은(는) 세트라 자체 종류나 추가 옵션을 가질 수 없습니다. 구성 메뉴에 추가하세요.",
  combo_is_part: "{{title}}은(는) {{combos}}의 구성 메뉴라 세트가 될 수 없습니다.",
  combo_part_unknown:
    "구성 메뉴가 될 수 없는 메뉴가 있습니다. 삭제되었거나 그 자체가 세트입니다. 아무것도 저장되지 않았습니다.",
} as const satisfies Translated<typeof sourceErrors>;
