import type { Translated } from "#app/words/translated.ts";
import type { exampleBill as source } from "./example-bill.en.ts";

export const exampleBill = {
  title: "उदाहरण बिल",
  amount: "ऑर्डर का कुल, मेन्यू दाम पर",
  reads: "मेहमान को क्या दिखता है",
  no_discount: "इस बिल पर कोड से कोई छूट नहीं मिलती। {{reason}}",
} as const satisfies Translated<typeof source>;
