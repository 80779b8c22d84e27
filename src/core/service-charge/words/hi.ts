import type { Translated } from "#app/words/translated.ts";
import type { serviceCharge as source } from "./en.ts";

export const serviceCharge = {
  hint: "एक प्रतिशत जो रेस्तराँ हर बिल में जोड़ता है। यह बिक्री का हिस्सा है; टिप नहीं।",
  rate: "सर्विस चार्ज %",
  taxed: "सर्विस चार्ज पर टैक्स लगता है",
  taxed_hint: "अनिवार्य शुल्क पर कानूनन ज़रूरी। सिर्फ़ तभी बंद करें जब आपके अकाउंटेंट कहें।",
  rules: "सर्विस टाइप और लोगों की संख्या के अनुसार",
  rules_hint: "जहाँ कोई नियम लागू हो, उसका प्रतिशत लगता है। कई लागू हों तो सबसे ज़्यादा लोगों वाला।",
  add_rule: "नियम जोड़ें",
  remove_rule: "नियम {{number}} हटाएँ",
  rule: "नियम {{number}}",
  from_people: "कितने लोगों से",
  people_error: "लोगों की संख्या लिखें: 1 या ज़्यादा।",
  rule_text_one: "{{option}}, {{count}} व्यक्ति से: {{rate}}",
  rule_text_other: "{{option}}, {{count}} लोगों से: {{rate}}",
  save: "सर्विस चार्ज सहेजें",
} as const satisfies Translated<typeof source>;
