import type { Translated } from "#app/words/translated.ts";
import type { exampleBill as source } from "./example-bill.en.ts";

export const exampleBill = {
  title: "예시 빌",
  amount: "메뉴 가격 기준 주문 합계",
  reads: "손님에게 보이는 모습",
  no_discount: "이 코드로는 이 빌에서 할인되지 않습니다. {{reason}}",
} as const satisfies Translated<typeof source>;
