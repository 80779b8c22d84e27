import type { Translated } from "#app/words/translated.ts";
import type { refunds as source, refundsErrors as sourceErrors } from "./en.ts";

export const refunds = {
  title: "इनवॉइस {{no}}",
  head: "{{when}} · {{whom}} · {{methods}} · {{total}}",
  given_back_one: "({{count}} रिफ़ंड)",
  given_back_other: "({{count}} रिफ़ंड)",
  what: "किसका रिफ़ंड",
  all: "सब कुछ",
  pieces_of: "{{title}} की रिफ़ंड मात्रा",
  method: "रिफ़ंड का तरीका",
  out_of: "पैसा {{drawer}} से जाएगा।",
  reason_example: "जैसे: खाना ठंडा था",
  needs_drawer: "नकद रिफ़ंड खुले कैश ड्रॉअर से दिया जाता है। पहले अपना खोलें, या दूसरे तरीके से रिफ़ंड दें।",
  account_open:
    "इस बिल के दूसरे हिस्सों का भुगतान अभी नहीं हुआ। यहाँ जो रिफ़ंड देंगे उसका भुगतान फिर नहीं लिया जाएगा। इस हिस्से का भुगतान दूसरे तरीके से लेना हो, तो इसे भुगतान की स्क्रीन पर वापस लें।",
  stock: {
    label: "आइटम का क्या हुआ",
    returned: "इस्तेमाल नहीं हुआ: सामग्री स्टॉक में लौटेगी",
    gone: "इस्तेमाल हुआ या फेंका गया",
  },
  missing: {
    what: "चुनें कि किसका रिफ़ंड देना है।",
    reason: "कारण लिखें।",
    stock: "चुनें कि आइटम का क्या हुआ।",
  },
  find: {
    title: "भुगतान किए इनवॉइस",
    search: "इनवॉइस, टोकन, टेबल या ग्राहक",
    token: "#{{token}}",
    row: "{{whom}} · {{tokens}} · {{when}}",
    newer: "नए",
    older: "पुराने",
    empty: "इस दिन कोई भुगतान नहीं लिया गया",
    nothing_hint: "इनवॉइस नंबर सभी दिनों में खोजा जाता है; बाकी सब सिर्फ़ चुने हुए दिन में।",
    state: {
      paid: "भुगतान हुआ",
      owed: "बकाया",
      partly_refunded: "आंशिक रिफ़ंड",
      refunded: "रिफ़ंड हुआ",
      taken_back: "वापस लिया",
    },
  },
  refund: "रिफ़ंड दें",
  given_back_of: "{{total}} में से {{amount}} रिफ़ंड हुआ",
  returns_tip: "{{amount}} की टिप भी लौटाएँ",
  owed: "{{owed}} ग्राहक के बकाया से घटेंगे। पैसा नहीं दिया जाएगा।",
  partly_owed: "{{owed}} ग्राहक के बकाया से घटेंगे; {{paid}} दिए जाएँगे।",
  withheld: "खरीदार ने इस हिस्से पर {{amount}} IVA काटा था, इसलिए वह नहीं लौटाया जाता।",
  past_withheld: "इसमें {{amount}} काटा गया IVA था।",
  past_owed: "इसमें {{amount}} उनके उधार से घटे।",
  submit_owed: "उधार से {{amount}} घटाएँ",
  submit: "{{amount}} रिफ़ंड दें",
  see: "इनवॉइस और रिफ़ंड",
  past: "पहले का रिफ़ंड",
  past_line: "रिफ़ंड {{no}}, {{when}}, {{name}}, {{method}}: {{reason}}।",
  state: {
    too_late: "रिफ़ंड के लिए बहुत पुराना",
    nothing_left: "पूरा रिफ़ंड हुआ",
    taken_back: "यह हिस्सा वापस लिया गया",
  },
  of_invoice: "इनवॉइस नं. {{no}}",
  reply: {
    done: "रिफ़ंड {{refundNo}} पूरा हुआ।",
  },
} as const satisfies Translated<typeof source>;

export const refundsErrors = {
  refund_too_late: "यह बिक्री रिफ़ंड के लिए बहुत पुरानी है। कुछ नहीं बदला।",
  refund_exceeds: "इसका एक हिस्सा पहले ही रिफ़ंड हो चुका है। कुछ नहीं बदला; इनवॉइस फिर से जाँचें।",
  refund_whole_only: "मैनुअल इनवॉइस का सिर्फ़ पूरा रिफ़ंड हो सकता है।",
  nothing_to_refund: "चुनें कि किसका रिफ़ंड देना है।",
} as const satisfies Translated<typeof sourceErrors>;
