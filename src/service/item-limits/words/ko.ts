import type { Translated } from "#app/words/translated.ts";
import type { itemLimits as source, itemLimitsErrors as sourceErrors } from "./en.ts";

export const itemLimits = {
  list: {
    open: "품절 메뉴 보기",
    title: "품절 또는 품절 임박",
    empty: "품절된 메뉴 없음",
    hint: "주문의 메뉴를 누르면 품절로 표시할 수 있습니다.",
    failed: "품절 메뉴를 불러오지 못했습니다.",
    free_dish: "판매 재개: {{dish}}",
    unlimited_dish: "수량 제한 없이 판매: {{dish}}",
  },
  dish: {
    left_today_other: "오늘 {{count}}개 남음",
  },
  sold_out_tomorrow: "내일까지 품절",
  sold_out_told: "해제할 때까지 품절",
  sold_out: "품절",
  left_other: "{{count}}개 남음",
  tomorrow: "내일까지",
  told: "해제할 때까지",
  count: "남은 수량",
  free: "판매 재개",
  unlimited: "수량 제한 해제",
  reply: {
    sold_out: "{{title}}: 품절로 표시했습니다.",
    left_other: "{{title}}: {{count}}개 남았습니다.",
    free: "{{title}}: 판매를 재개했습니다.",
  },
} as const satisfies Translated<typeof source>;

export const itemLimitsErrors = {
  item_sold_out: "{{title}}: {{left}}. 아무것도 보내지 않았습니다.",
  combo_counts_parts:
    "{{title}}: 구성 메뉴로 판매되는 세트입니다. 구성 메뉴의 남은 수량을 정하세요. 세트 자체는 품절로만 표시할 수 있습니다.",
} as const satisfies Translated<typeof sourceErrors>;
