import type { Translated } from "#app/words/translated.ts";
import type { setup as source, setupErrors as sourceErrors } from "./en.ts";

export const setup = {
  title: "शुरुआती कदम: {{done}} / {{count}}",
  hint: "पूरा होते ही हर कदम पर अपने आप निशान लग जाता है।",
  put_away: "छिपाएँ",
  bring_back: "शुरुआती कदम दिखाएँ: {{done}} / {{count}}",
  now: "अभी: {{step}}। {{why}}",
  next: "आगे: {{step}}",
  complete: "आपका रेस्तराँ तैयार है",
  complete_hint: "सेटअप पूरा हुआ और आपकी पहली बिक्री का भुगतान हो गया।",
  done: "पूरा",
  lacks: "बाकी: {{what}}।",
  lack: { address: "पता", phone: "फ़ोन" },
  menus_title: "इनमें से एक मेन्यू से शुरू करें और जो आपके यहाँ अलग है उसे बदलें:",
  own_menu: "अपने आइटम लिखें",
  own_hint: "स्प्रेडशीट की तरह; वहाँ से पेस्ट भी कर सकते हैं।",
  menus_import: "फ़ाइल इंपोर्ट करें",
  go: "इस कदम पर जाएँ",
  also: "आप यह भी कर सकते हैं",
  trial: "बिक्री आज़माएँ",
  trial_hint: "अपने पहले आइटम का KOT, रसीद और टैक्स दस्तावेज़ देखें। कुछ सहेजा नहीं जाता।",
  menu_question: "“{{menu}}” मेन्यू से शुरू करें?",
  menu_body: "{{what}} बाद में आप कोई भी आइटम बदल या मिटा सकते हैं।",
  menu_start: "यह मेन्यू लें",
  menu_failed: "मेन्यू के आइटम नहीं जोड़े जा सके।",
  menus: {
    pupuseria: {
      title: "पुपुसेरिया",
      what: "34 आइटम: पुपुसा, स्नैक्स, सूप, ड्रिंक और डेज़र्ट, दाम में IVA शामिल।",
    },
    cafeteria: {
      title: "कैफ़े",
      what: "43 आइटम: कॉफ़ी, ठंडे ड्रिंक, नाश्ता, बेकरी और डेज़र्ट, दाम में IVA शामिल।",
    },
    restaurante: {
      title: "रेस्तराँ",
      what: "48 आइटम: स्टार्टर, मीट, सीफ़ूड, पास्ता, बार और डेज़र्ट, दाम में IVA शामिल।",
    },
  },
  steps: {
    store: {
      title: "रेस्तराँ की जानकारी",
      why: "नाम, पता और फ़ोन हर रसीद पर छपते हैं।",
    },
    taxes: { title: "टैक्स", why: "IVA दाम में शामिल या ऊपर से जुड़ा।" },
    items: { title: "आपका मेन्यू", why: "आप क्या बेचते हैं, दाम के साथ, कैटेगरी के अनुसार।" },
    tables: { title: "टेबल", why: "एक साथ बारह जोड़ें।" },
    staff: { title: "यूज़र", why: "कैशियर, वेटर और कुक, हर एक अपने साइन इन के साथ।" },
    pins: {
      title: "स्टाफ़ के PIN",
      why: "स्टाफ़ साझा POS पर अपने PIN से साइन इन करता है, और मैनेजर अपने से मंज़ूरी देते हैं। पहला PIN आप दे सकते हैं।",
    },
    payment_types: { title: "भुगतान के तरीके", why: "नकद, कार्ड और जो भी आप लेते हैं।" },
    drawer: { title: "कैश ड्रॉअर", why: "नकद लेने के लिए शुरुआती कैश गिनें और कैश ड्रॉअर खोलें।" },
    first_sale: { title: "पहली बिक्री", why: "ऑर्डर लें और भुगतान लें।" },
    shared_till: {
      title: "साझा POS",
      why: "कई लोग एक ही डिवाइस चलाते हैं, हर एक अपने PIN से।",
    },
    tax_issuer: {
      title: "ई-इनवॉइसिंग",
      why: "Hacienda के लिए दस्तावेज़ जारी करने को जारीकर्ता की जानकारी और सर्टिफ़िकेट।",
    },
  },
  reply: {
    menu_started_one: "मेन्यू में अब {{count}} आइटम है। जो आपके यहाँ अलग है उसे बदलें।",
    menu_started_other: "मेन्यू में अब {{count}} आइटम हैं। जो आपके यहाँ अलग है उसे बदलें।",
  },
} as const satisfies Translated<typeof source>;

export const setupErrors = {
  menu_not_empty: "मेन्यू में पहले से आइटम हैं। कुछ नहीं जोड़ा गया।",
} as const satisfies Translated<typeof sourceErrors>;
