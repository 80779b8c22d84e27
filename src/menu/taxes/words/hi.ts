import type { Translated } from "#app/words/translated.ts";
import type { taxes as source, taxesErrors as sourceErrors } from "./en.ts";

export const taxes = {
  load_failed: "सेटिंग्स लोड नहीं हो सकीं।",
  list_hint: "हर मेन्यू आइटम का टैक्स। बदलाव आगे की बिक्री पर लागू होते हैं, लिए जा चुके ऑर्डर पर नहीं।",
  add: "टैक्स जोड़ें",
  add_title: "नया टैक्स",
  edit_title: "टैक्स {{title}}",
  save: "टैक्स सहेजें",
  rate: "दर %",
  types: {
    exclusive: "दाम में जुड़ता है",
    inclusive: "दाम में शामिल",
    other: "टैक्स नहीं",
  },
  type_hint: {
    exclusive: "मेहमान मेन्यू का दाम और टैक्स देते हैं।",
    inclusive: "मेहमान मेन्यू का दाम देते हैं, जिसमें टैक्स शामिल है।",
  },
  empty: "अभी कोई टैक्स नहीं है",
  empty_hint: "अल साल्वाडोर में मेन्यू के दाम में 13% IVA पहले से शामिल होता है।",
  add_iva: "IVA 13% जोड़ें",
  delete: {
    title: "टैक्स {{title}} मिटाएँ?",
    free: "यह किसी आइटम पर नहीं है। पुरानी बिक्री नहीं बदलती।",
    used_one: "यह {{count}} आइटम पर है। इसकी जगह कौन-सा टैक्स लगे, चुनें।",
    used_other: "यह {{count}} आइटम पर है। इसकी जगह कौन-सा टैक्स लगे, चुनें।",
    no_other_one: "यह {{count}} आइटम पर है। पहले दूसरा टैक्स जोड़ें, फिर आइटम को उस पर ले जाएँ।",
    no_other_other: "यह {{count}} आइटम पर है। पहले दूसरा टैक्स जोड़ें, फिर आइटम को उस पर ले जाएँ।",
    move_to: "कहाँ ले जाएँ",
    choose: "टैक्स चुनें",
    confirm: "टैक्स मिटाएँ",
    move: "ले जाएँ और मिटाएँ",
  },
  documents: {
    title: "टैक्स दस्तावेज़",
    hint: "सहेजी हुई सेटिंग्स से, IVA सहित {{amount}} की बिक्री अपने टैक्स दस्तावेज़ पर कैसी दिखती है।",
    taxed: "टैक्स योग्य बिक्री",
    exempt: "छूट-प्राप्त बिक्री",
    iva: "IVA शामिल",
    valid: "रेस्तराँ की जानकारी पूरी है: उसके टैक्स दस्तावेज़ जारी हो सकते हैं।",
    problems: "रेस्तराँ की जानकारी अभी पूरी नहीं है:",
  },
  reply: {
    saved: "{{title}} को सहेजा गया। अब से होने वाली बिक्री पर लागू होगा।",
  },
} as const satisfies Translated<typeof source>;

export const taxesErrors = {
  tax_exists: "इस प्रकार और इस नाम का टैक्स पहले से है। कुछ सहेजा नहीं गया; दूसरा नाम चुनें।",
  tax_in_use: "{{title}} वाले आइटम: {{count}}। कुछ नहीं मिटाया गया; पहले उन्हें दूसरे टैक्स पर ले जाएँ।",
  tax_unknown: "यह टैक्स अब नहीं है। कुछ नहीं बदला; दूसरा चुनें।",
} as const satisfies Translated<typeof sourceErrors>;
