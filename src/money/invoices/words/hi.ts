import type { Translated } from "#app/words/translated.ts";
import type { invoices as source } from "./en.ts";

export const invoices = {
  nothing: "कोई इनवॉइस नहीं मिला",
  search: "नंबर, ग्राहक, फ़ोन या कुल",
  tributes: "दूसरे टैक्स",
  refunded: "रिफ़ंड हुआ",
  document: "DTE",
  file: "इनवॉइस.csv",
  empty: "इस अवधि में कोई इनवॉइस नहीं",
  empty_hint: "दूसरी अवधि चुनें, या इनवॉइस को नंबर, ग्राहक या कुल से खोजें।",
  nothing_hint: "नंबर या कुल जाँचें, या ग्राहक के नाम का छोटा हिस्सा लिखें।",
  sums: {
    count_one: "{{shown}} इनवॉइस",
    count_other: "{{shown}} इनवॉइस",
    refunded: "रिफ़ंड {{amount}}",
    net: "नेट {{amount}}",
    loading: "गिनती हो रही है",
    failed: "कुल लोड नहीं हो सके",
  },
  by_hand: "मैनुअल इनवॉइस",
  order: "ऑर्डर {{order}}, टोकन {{token}}",
  base: "{{amount}} पर",
  payments: "भुगतान",
  reference: "रेफ़रेंस {{reference}}",
  withheld_note: "खरीदार ने काटा",
  with_tip: "{{amount}} टिप सहित",
} as const satisfies Translated<typeof source>;
