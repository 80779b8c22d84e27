import type { Translated } from "#app/words/translated.ts";
import type { lists as source } from "../en/lists.ts";

export const lists = {
  count_one: "{{shown}} परिणाम",
  count_other: "{{shown}} परिणाम",
  page: "पेज {{page}}",
  page_of: "पेज {{page}} / {{pageCount}}",
  behind_last: "इस पेज पर अब कुछ नहीं है",
  nothing_found_hint: "खोज या फ़िल्टर बदलें।",
  csv: "CSV डाउनलोड करें",
  export: "एक्सपोर्ट करें",
  clear: "साफ़ करें",
  periods: {
    all: "सभी तारीखें",
    today: "आज",
    tomorrow: "आने वाला कल",
    yesterday: "बीता कल",
    last_7days: "पिछले 7 दिन",
    this_month: "यह महीना",
    last_month: "पिछला महीना",
    custom: "तारीखें चुनें",
  },
  short_periods: {
    last_7days: "7 दिन",
    this_month: "महीना",
    custom: "तारीखें",
  },
  period_is: "अवधि: {{period}}",
  period_done: "हो गया",
  between: "{{from}} से {{to}}",
  dates: {
    incomplete: "दोनों तारीखें चुनें।",
    reversed: "पहली तारीख दूसरी के बाद की है।",
    too_long: "बहुत ज़्यादा दिन हैं: अधिकतम दस साल।",
  },
  sort: {
    move: "{{name}} को खिसकाएँ",
    role: "क्रम बदलने का हैंडल",
    help: "उठाने के लिए Space दबाएँ, खिसकाने के लिए तीर वाली कुंजियाँ, रखने के लिए फिर Space, और जहाँ था वहीं छोड़ने के लिए Escape।",
    taken: "{{name}} को उठाया, स्थान {{place}} / {{count}}।",
    over: "{{name}}, स्थान {{place}} / {{count}}।",
    dropped: "{{name}} को रखा, स्थान {{place}} / {{count}}।",
    cancelled: "{{name}} अपनी जगह पर, स्थान {{place}} / {{count}}।",
  },
  discard: {
    title: "बिना सहेजे बंद करें?",
    body: "आपने जो लिखा वह मिट जाएगा।",
    cancel: "लिखना जारी रखें",
  },
} as const satisfies Translated<typeof source>;
