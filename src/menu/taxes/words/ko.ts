import type { Translated } from "#app/words/translated.ts";
import type { taxes as source, taxesErrors as sourceErrors } from "./en.ts";

export const taxes = {
  load_failed: "설정을 불러오지 못했습니다.",
  list_hint: "메뉴별 세금입니다. 변경은 앞으로의 판매에만 적용되며 이미 받은 주문은 바뀌지 않습니다.",
  add: "세금 추가",
  add_title: "새 세금",
  edit_title: "세금 {{title}}",
  save: "세금 저장",
  rate: "세율 %",
  types: {
    exclusive: "가격에 더함",
    inclusive: "가격에 포함",
    other: "세금 없음",
  },
  type_hint: {
    exclusive: "손님은 메뉴 가격에 세금을 더해 냅니다.",
    inclusive: "손님은 세금이 포함된 메뉴 가격을 냅니다.",
  },
  empty: "아직 세금이 없습니다",
  empty_hint: "엘살바도르에서는 메뉴 가격에 IVA 13%가 이미 포함되어 있습니다.",
  add_iva: "IVA 13% 추가",
  delete: {
    title: "세금 {{title}}을(를) 삭제할까요?",
    free: "쓰는 메뉴가 없습니다. 지난 판매는 바뀌지 않습니다.",
    used_other: "메뉴 {{count}}개가 쓰고 있습니다. 대신 쓸 세금을 선택하세요.",
    no_other_other: "메뉴 {{count}}개가 쓰고 있습니다. 먼저 다른 세금을 추가하고 메뉴를 옮기세요.",
    move_to: "대신 쓸 세금",
    choose: "세금을 선택하세요",
    confirm: "세금 삭제",
    move: "옮기고 삭제",
  },
  documents: {
    title: "세금 문서",
    hint: "IVA 포함 {{amount}}의 판매가 저장된 설정에 따라 세금 문서에 표시되는 모습입니다.",
    taxed: "과세 판매",
    exempt: "면세 판매",
    iva: "IVA 포함",
    valid: "매장 정보가 모두 입력되어 세금 문서를 발행할 수 있습니다.",
    problems: "매장 정보가 아직 완전하지 않습니다:",
  },
  reply: {
    saved: "{{title}}을(를) 저장했습니다. 지금부터의 판매에 적용됩니다.",
  },
} as const satisfies Translated<typeof source>;

export const taxesErrors = {
  tax_exists:
    "같은 유형에 같은 이름의 세금이 있습니다. 아무것도 저장되지 않았습니다. 다른 이름을 입력하세요.",
  tax_in_use:
    "{{title}}을(를) 쓰는 메뉴: {{count}}개. 아무것도 삭제되지 않았습니다. 먼저 다른 세금으로 옮기세요.",
  tax_unknown: "더 이상 없는 세금입니다. 아무것도 바뀌지 않았습니다. 다른 세금을 선택하세요.",
} as const satisfies Translated<typeof sourceErrors>;
