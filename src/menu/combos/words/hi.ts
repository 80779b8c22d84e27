import type { Translated } from "#app/words/translated.ts";
import type { combos as source, combosErrors as sourceErrors } from "./en.ts";

export const combos = {
  reply: {
    saved: "{{title}} को सहेजा गया और अब POS पर है।",
    removed: "{{title}} अब कॉम्बो नहीं है।",
  },
  title: "कॉम्बो",
  intro: "हिस्सों में बिकता है जिन्हें मेहमान चुनते हैं: हर हिस्सा अपने स्टेशन पर बनता है और अपना स्टॉक लेता है।",
  edit: "ग्रुप बदलें",
  make: "कॉम्बो बनाएँ",
  none: "यह आइटम कॉम्बो नहीं है।",
  has_choices: "जिस आइटम के अपने वैरिएंट या ऐड-ऑन हैं, वह कॉम्बो नहीं हो सकता। पहले उन्हें मिटाएँ।",
  is_part: "यह {{combos}} का हिस्सा है, इसलिए खुद कॉम्बो नहीं हो सकता।",
  group: "ग्रुप {{number}}",
  group_example: "जैसे ड्रिंक",
  nothing_found: "ऐसा कोई आइटम नहीं जो हिस्सा हो सके।",
  no_choices: "वे आइटम जोड़ें जिनमें से मेहमान चुन सकते हैं।",
  extra: "अतिरिक्त दाम",
  default_short: "पहले से चुना",
  any_variant: "मेहमान चुनेंगे",
  variant: "वैरिएंट",
  move_up: "{{title}} को ऊपर करें",
  move_down: "{{title}} को नीचे करें",
  hidden: "छिपा हुआ: इसे चुना नहीं जा सकता।",
  preview: "ऐसे बिकता है",
  preview_hint: "पहले से चुने आइटम के साथ। दाम के ये हिस्से इनवॉइस, टैक्स और रिपोर्ट में इस्तेमाल होते हैं।",
  save: "कॉम्बो सहेजें",
  stop: "कॉम्बो बेचना बंद करें",
  stop_title: "{{title}} को कॉम्बो के रूप में बेचना बंद करें?",
  stop_body: "इसके ग्रुप मिट जाएँगे। पुरानी बिक्री नहीं बदलती।",
  stop_confirm: "ग्रुप मिटाएँ",
  incomplete: "हर ग्रुप का नाम और कम से कम एक विकल्प चाहिए।",
} as const satisfies Translated<typeof source>;

export const combosErrors = {
  menu_item_in_use: "{{title}} एक कॉम्बो का हिस्सा है: {{combos}}। पहले उसे वहाँ से हटाएँ।",
  combo_has_choices: "{{title}} के अपने वैरिएंट या ऐड-ऑन हैं और वह कॉम्बो नहीं हो सकता। पहले उन्हें मिटाएँ।",
  combo_takes_no_choices: "{{title}} कॉम्बो है और उसके अपने वैरिएंट या ऐड-ऑन नहीं हो सकते। उन्हें उसके हिस्सों में जोड़ें।",
  combo_is_part: "{{title}} {{combos}} का हिस्सा है और खुद कॉम्बो नहीं हो सकता।",
  combo_part_unknown:
    "कोई एक आइटम इस कॉम्बो का हिस्सा नहीं हो सकता: वह मिटाया गया, या खुद कॉम्बो है। कुछ सहेजा नहीं गया।",
} as const satisfies Translated<typeof sourceErrors>;
