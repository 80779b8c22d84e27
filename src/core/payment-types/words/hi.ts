import type { Translated } from "#app/words/translated.ts";
import type { paymentTypes as source, paymentTypesErrors as sourceErrors } from "./en.ts";

export const paymentTypes = {
  title: "भुगतान के तरीके",
  intro: "कैशियर चालू वालों में से, इसी क्रम में चुनते हैं। क्रम बदलने के लिए खींचें।",
  load_failed: "भुगतान के तरीके लोड नहीं हो सके।",
  empty: "अभी भुगतान का कोई तरीका नहीं",
  empty_hint: "भुगतान लेने के लिए कम से कम एक चाहिए। नकद से शुरू करें।",
  add: "भुगतान का तरीका जोड़ें",
  edit_named: "{{type}} को बदलें",
  delete_named: "{{type}} को मिटाएँ",
  icon: "आइकन",
  icon_hint: "नकद कैश ड्रॉअर में गिना जाता है",
  icons: {
    cash: "नकद",
    card: "कार्ड",
    wallet: "वॉलेट",
    paypal: "PayPal",
    qrcode: "QR कोड",
    reader: "कार्ड मशीन",
    bank: "बैंक",
    discount: "गिफ़्ट वाउचर",
  },
  on_account: "बाद में, ग्राहक के उधार पर",
  on_account_hint:
    "उधार सीमा वाले ग्राहकों के लिए। ग्राहक के चुकाने तक बिक्री बकाया रहती है और कैश ड्रॉअर में नहीं गिनी जाती। भुगतान का सिर्फ़ एक तरीका ऐसा हो सकता है।",
  tender: "टैक्स दस्तावेज़ पर भुगतान का तरीका",
  tender_hint: "इनवॉइस और crédito fiscal पर Hacienda का दिया नाम (CAT-017)।",
  tender_default: "{{tender}}, आइकन के अनुसार",
  tender_by_icon: "आइकन के अनुसार",
  settles_later: "ग्राहक के उधार पर",
  active: "चालू",
  active_hint: "भुगतान लेते समय {{type}} मिलता है।",
  active_hint_unnamed: "यह तरीका भुगतान लेते समय मिलता है।",
  offered: "भुगतान लेते समय मिलता है",
  preview: "कैशियर को ऐसा दिखता है",
  preview_hint: "भुगतान की स्क्रीन के बटन। आज़माएँ: कोई भुगतान नहीं लिया जाएगा।",
  asks_received: "मिली राशि पूछता है और वापसी दिखाता है। कैश ड्रॉअर में गिना जाता है।",
  asks_reference: "रेफ़रेंस पूछता है, जैसे स्लिप नंबर। कैश ड्रॉअर में नहीं गिना जाता।",
  asks_customer: "ग्राहक पूछता है और उनकी सीमा जाँचता है। बकाया रहता है, कैश ड्रॉअर में नहीं गिना जाता।",
  reply: {
    on: "{{title}} अब भुगतान लेते समय मिलता है।",
    off: "{{title}} अब भुगतान लेते समय नहीं मिलता।",
  },
} as const satisfies Translated<typeof source>;

export const paymentTypesErrors = {
  payment_type_exists: "इस नाम का भुगतान का तरीका पहले से है। कुछ सहेजा नहीं गया; दूसरा नाम चुनें।",
  payment_type_was_used:
    "इससे भुगतान लिया जा चुका है, इसलिए यह नकद है या नहीं और कब लिया जाता है, बदला नहीं जा सकता: कैश ड्रॉअर और ग्राहकों का उधार इस पर निर्भर हैं। कुछ सहेजा नहीं गया। नया तरीका जोड़ें और इसे मिटाएँ।",
  payment_type_on_account_exists: "{{title}} पहले से ग्राहकों के उधार का तरीका है। कुछ सहेजा नहीं गया।",
  last_payment_type:
    "भुगतान का यही एक तरीका चालू है: इसके बिना कोई भुगतान नहीं ले सकेगा। कुछ नहीं बदला। पहले दूसरा चालू करें या जोड़ें।",
  too_many_payment_types: "एक रेस्तराँ में भुगतान के अधिकतम {{most}} तरीके हो सकते हैं। कुछ नहीं जोड़ा गया।",
} as const satisfies Translated<typeof sourceErrors>;
