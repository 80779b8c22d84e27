import type { Translated } from "#app/words/translated.ts";
import type { qrOrders as source, qrOrdersErrors as sourceErrors } from "./en.ts";

export const qrOrders = {
  pending_one: "QR ऑर्डर: {{count}} पेंडिंग",
  pending_other: "QR ऑर्डर: {{count}} पेंडिंग",
  empty: "कोई QR ऑर्डर नहीं",
  loading: "लोड हो रहा है…",
  wait: "थोड़ा रुकें",
  load: "लोड करें",
  cancel: "मिटाएँ",
  all: "सब मिटाएँ",
  all_title: "सभी पेंडिंग QR ऑर्डर मिटाएँ?",
  credit_fiscal: "Crédito fiscal माँगा है",
  /** Marks an order whose phone does not share the account of its table. */
  phone: {
    earlier_visit: "पिछली विज़िट का फ़ोन",
    not_in: "फ़ोन बिल से नहीं जुड़ा है",
  },
  /** Phones of guests, which staff let order or block. */
  phones: {
    asking: "ऑर्डर करने के इंतज़ार में फ़ोन",
    asking_help:
      "अनजान फ़ोन के बहुत सारे ऑर्डर इंतज़ार में हैं। अपने मेहमानों के फ़ोन को अनुमति दें: फिर दूसरों के ऑर्डर उन्हें नहीं रोकेंगे।",
    more_one: "{{count}} और दिखाएँ",
    more_other: "{{count}} और दिखाएँ",
    blocked: "ब्लॉक किए हुए फ़ोन",
    no_table: "टेबल नहीं",
    admit: "ऑर्डर करने दें",
    block: "फ़ोन ब्लॉक करें",
    block_title: "{{name}} का फ़ोन ब्लॉक करें?",
    block_text: "इसके इंतज़ार वाले ऑर्डर मिटा दिए जाएँगे और यह फिर ऑर्डर नहीं कर सकेगा। आप बाद में इसे अनुमति दे सकते हैं।",
    unblock: "अनब्लॉक करें",
    reply: { known: "{{name}} अब ऑर्डर कर सकते हैं।", blocked: "{{name}} का फ़ोन ब्लॉक है।" },
  },
  failed: "यह नहीं हो सका। फिर कोशिश करें।",
  delete_failed: "कुछ नहीं मिटाया गया। फिर कोशिश करें।",
  reply: {
    restored: "QR ऑर्डर सूची में वापस आया।",
    cancelled: "QR ऑर्डर मिटाया गया।",
    all_cancelled_one: "{{count}} QR ऑर्डर मिटाया गया।",
    all_cancelled_other: "{{count}} QR ऑर्डर मिटाए गए।",
  },
} as const satisfies Translated<typeof source>;

export const qrOrdersErrors = {
  qr_order_closed: "यह QR ऑर्डर कोई और पहले ही देख चुका है। कुछ नहीं बदला।",
} as const satisfies Translated<typeof sourceErrors>;
