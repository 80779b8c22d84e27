import type { Translated } from "#app/words/translated.ts";
import type { tips as source } from "./en.ts";

export const tips = {
  days: "कारोबारी दिन {{from}} से {{to}}",
  file: "टिप.csv",
  waiter: "वेटर",
  nobody: "वेटर नहीं",
  given: "मिला",
  returned: "लौटाई गई",
  total: "सभी वेटर",
  whose_days: "{{days}}। टिप उसकी है जो भुगतान के समय मेहमानों को सर्व कर रहा था। यह बिक्री का हिस्सा नहीं है।",
  whose: "टिप उसकी है जो भुगतान के समय मेहमानों को सर्व कर रहा था। यह बिक्री का हिस्सा नहीं है।",
  empty: "इस अवधि में कोई टिप नहीं",
  empty_hint: "मेहमान भुगतान के समय टिप देते हैं तो यहाँ दिखती है।",
  courtesies: {
    title: "कॉम्प्लिमेंट्री",
    worth: "मेन्यू दाम पर {{amount}}",
    value: "मेन्यू दाम पर मूल्य",
    combo: "कॉम्बो",
    of_combo: "{{dish}} ({{combo}})",
    by: "किसने दिया",
    approved_by: "किसने मंज़ूर किया",
    file: "कॉम्प्लिमेंट्री.csv",
    empty: "इस अवधि में कुछ कॉम्प्लिमेंट्री नहीं",
  },
  rules: {
    title: "सुझाई गई टिप",
    suggested: "भुगतान के समय टिप सुझाएँ",
    hint: "एक बार छूने पर जुड़ती है, अपने आप कभी नहीं भरती: टिप इच्छा से दी जाती है।",
    rate: "सुझाया गया प्रतिशत",
    rate_error: "0.01 से 100 तक का प्रतिशत लिखें।",
  },
  reply: {
    rules_set: "सुझाई गई टिप सहेजी गई।",
  },
} as const satisfies Translated<typeof source>;
