import type { Translated } from "#app/words/translated.ts";
import type { exampleBill as source } from "./example-bill.en.ts";

export const exampleBill = {
  title: "مثال لحساب",
  amount: "إجمالي الطلب بأسعار القائمة",
  reads: "ما يراه الضيف",
  no_discount: "لا يمنح الكود خصمًا على هذا الحساب. {{reason}}",
} as const satisfies Translated<typeof source>;
