import type { Translated } from "#app/words/translated.ts";
import type { drafts as source, draftsErrors as sourceErrors } from "./en.ts";

export const drafts = {
  button: "ड्राफ़्ट",
  save_title: "ड्राफ़्ट में सहेजें",
  save: "ड्राफ़्ट सहेजें",
  name: "ड्राफ़्ट का नाम",
  name_missing: "ड्राफ़्ट का नाम लिखें।",
  empty: "कोई ड्राफ़्ट नहीं",
  only_here: "सिर्फ़ इस डिवाइस पर",
  not_current: "सर्वर जवाब नहीं दे रहा: ये इस डिवाइस पर सहेजे गए ड्राफ़्ट हैं।",
  has_sold_out: "इसमें एक खत्म आइटम है",
  load: "लोड करें",
  delete: "मिटाएँ",
  removed: "ड्राफ़्ट {{name}} मिटाया गया।",
  all: "सब मिटाएँ",
  all_title: "रेस्तराँ के सभी ड्राफ़्ट मिटाएँ?",
  replace_title: "कार्ट बदलें?",
  replace_body: "कार्ट में अभी जो है वह मिट जाएगा।",
  replace: "कार्ट बदलें",
  changed_elsewhere: "{{name}} दूसरे डिवाइस पर बदला गया। आपका अलग ड्राफ़्ट में सहेजा गया।",
  changed_one: "मेन्यू में {{count}} आइटम बदल गया है। उसे जाँचें।",
  changed_other: "मेन्यू में {{count}} आइटम बदल गए हैं। उन्हें जाँचें।",
  closed: {
    title: "यह ड्राफ़्ट दूसरे डिवाइस पर पहले ही भेजा या मिटाया जा चुका है",
    toast: "ड्राफ़्ट {{name}} दूसरे डिवाइस पर पहले ही भेजा या मिटाया जा चुका है।",
    send_body: "अगर अब भी ज़रूरत है, तो इसे नए ऑर्डर के रूप में भेजें।",
    send: "नए ऑर्डर के रूप में भेजें",
    save_body: "अगर अब भी ज़रूरत है, तो इसे नए ड्राफ़्ट में सहेजें।",
    save: "नए में सहेजें",
  },
  reply: {
    saved: "ड्राफ़्ट {{name}} सहेजा गया।",
    deleted: "ड्राफ़्ट मिटाया गया।",
    all_deleted_one: "{{count}} ड्राफ़्ट मिटाया गया।",
    all_deleted_other: "{{count}} ड्राफ़्ट मिटाए गए।",
  },
} as const satisfies Translated<typeof source>;

export const draftsErrors = {
  draft_changed: "यह ड्राफ़्ट दूसरे डिवाइस पर बदला गया। कुछ सहेजा नहीं गया।",
  draft_closed: "यह ड्राफ़्ट दूसरे डिवाइस पर पहले ही भेजा या मिटाया जा चुका है।",
  too_many_drafts: "बहुत ज़्यादा ड्राफ़्ट हैं। कुछ सहेजा नहीं गया; पहले कुछ मिटाएँ।",
} as const satisfies Translated<typeof sourceErrors>;
