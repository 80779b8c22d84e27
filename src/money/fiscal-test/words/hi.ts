import type { Translated } from "#app/words/translated.ts";
import type {
  fiscalTest as source,
  fiscalTestErrors as trialErrors,
  trialSale as trialSource,
} from "./en.ts";

export const fiscalTest = {
  hint: "भुगतान की तरह ही बिक्री के टैक्स दस्तावेज़ बनाता है और हर विफल जाँच दिखाता है। न कुछ सहेजा जाता है, न भेजा, न कोई नंबर लगता है।",
  what: "टेस्ट की बिक्री",
  built_in: "नमूना बिक्री",
  an_order: "कोई ऑर्डर",
  built_in_hint:
    "IVA सहित और बिना दाम, एक छूट-प्राप्त आइटम, एक कॉम्बो, एक कॉम्प्लिमेंट्री, 10% छूट, टिप, नकद और कार्ड; सर्विस चार्ज जैसा इस रेस्तराँ में सेट है।",
  order_hint: "भुगतान किया हुआ ऑर्डर, अपने भुगतानों के साथ, हिस्सा दर हिस्सा; या बिना भुगतान का, जैसे अभी नकद लिया जाए।",
  order_no: "ऑर्डर नंबर",
  order_unknown: "इस नंबर का कोई ऑर्डर नहीं है।",
  order_no_error: "1 या उससे बड़ा ऑर्डर नंबर लिखें।",
  run: "टेस्ट चलाएँ",
  run_failed: "टैक्स टेस्ट नहीं चल सका।",
  passed: "सब सही है: इन दस्तावेज़ों पर हस्ताक्षर हो सकते हैं।",
  failed_one: "{{count}} जाँच विफल:",
  failed_other: "{{count}} जाँचें विफल:",
  not_issuing: "यह रेस्तराँ अभी इलेक्ट्रॉनिक दस्तावेज़ जारी नहीं करता। इनमें काल्पनिक जारीकर्ता है।",
  sale: "बिक्री",
  fiscal: "उसका दस्तावेज़",
  products: "बिना टैक्स के आइटम",
  taxed: "टैक्स योग्य",
  exempt: "छूट-प्राप्त",
  not_subject: "टैक्स के दायरे से बाहर",
  documents_hint: "दोनों प्रकार के दस्तावेज़ और Hacienda के स्कीमा की दोनों पीढ़ियों के लिए, लागू वाली और दूसरी।",
  document: "{{kind}} · {{generation}}",
  in_force: "लागू",
  right: "सही",
  wrong: "जाँच विफल",
  of_invoice: "इनवॉइस {{number}}",
  buyer: "प्राप्तकर्ता: {{name}}",
  nobody: "बिना नाम",
  json: "दस्तावेज़ देखें",
  of_document: "{{document}}, {{generation}}: {{error}}",
  charged_differs: "{{charged}} का भुगतान लिया जाता है, पर दस्तावेज़ का कुल {{stated}} है",
} as const satisfies Translated<typeof source>;

export const trialSale = {
  title: "बिक्री आज़माएँ",
  banner: "यह सिर्फ़ आज़माने के लिए है। कुछ सहेजा नहीं जाता: न ऑर्डर, न नंबर, न स्टॉक, न आँकड़े।",
  steps: { order: "ऑर्डर", kitchen: "किचन", charge: "भुगतान", done: "रसीद" },
  first_dish: "आपके मेन्यू का पहला आइटम",
  quantity: "पोर्शन",
  send: "किचन में भेजें",
  kitchen_title: "{{station}} का KOT",
  kitchen_hint: "KOT स्टेशन के बोर्ड पर दिखता है, और वहाँ प्रिंट करते हों तो कागज़ पर भी।",
  to_charge: "{{amount}} का भुगतान लें",
  due: "भुगतान लेना है",
  change: "वापसी: {{amount}}",
  receipt: "रसीद",
  document: "टैक्स दस्तावेज़",
  mark: "ट्रायल",
  again: "फिर आज़माएँ",
  finish: "हो गया",
  failed: "यह आज़माया नहीं जा सका।",
} as const satisfies Translated<typeof trialSource>;

export const fiscalTestErrors = {
  nothing_to_try: "आज़माने को अभी कोई आइटम नहीं है। पहले मेन्यू में एक जोड़ें।",
} as const satisfies Translated<typeof trialErrors>;
