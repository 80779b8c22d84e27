import type { Translated } from "#app/words/translated.ts";
import type { exampleBill as source } from "./example-bill.en.ts";

export const exampleBill = {
  title: "例の伝票",
  amount: "メニュー価格での注文合計",
  reads: "お客様に見える内容",
  no_discount: "この伝票では割引になりません。{{reason}}",
} as const satisfies Translated<typeof source>;
