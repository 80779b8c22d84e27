import type { Translated } from "#app/words/translated.ts";
import type { stations as source, stationsErrors as sourceErrors } from "./en.ts";

export const stations = {
  title: "स्टेशन",
  intro: "कौन-सा आइटम कहाँ बनता है, और हर स्टेशन कब चेतावनी देता है।",
  add: "स्टेशन जोड़ें",
  add_title: "नया स्टेशन",
  actions: "{{station}} के विकल्प",
  open: "{{station}} का बोर्ड खोलें",
  edit: "{{station}} को बदलें",
  edit_title: "स्टेशन {{station}}",
  address: "बोर्ड",
  warn: "चेतावनी के मिनट",
  late: "लेट के मिनट",
  late_minutes: "इतने मिनट बाद लेट",
  warn_minutes: "इतने मिनट बाद चेतावनी",
  warn_hint: "खाली हो तो लेट के समय के दो-तिहाई पर।",
  pickup: "उठाने का समय",
  pickup_minutes: "उठाने का समय (मिनट)",
  pickup_hint: "इस समय के बाद बोर्ड और ट्रे बताते हैं कि कुछ उठाया नहीं गया है।",
  load_failed: "स्टेशन लोड नहीं हो सके।",
  empty: "अभी कोई स्टेशन नहीं है",
  menu_title: "क्या कहाँ बनता है",
  menu_hint: "भेजे जा चुके ऑर्डर का स्टेशन नहीं बदलता।",
  menu_empty: "मेन्यू में अभी कोई कैटेगरी नहीं है",
  made_at: "{{category}} का स्टेशन",
  item_at: "{{item}} का स्टेशन",
  as_category: "कैटेगरी जैसा ({{station}})",
  items_elsewhere_one: "{{count}} आइटम दूसरे स्टेशन पर",
  items_elsewhere_other: "{{count}} आइटम दूसरे स्टेशन पर",
  show_items: "{{category}} के आइटम",
  table: "स्टेशन और उनके समय",
  reply: {
    assigned: "सहेजा गया। नए ऑर्डर पर लागू होगा।",
  },
} as const satisfies Translated<typeof source>;

export const stationsErrors = {
  station_exists: "इस नाम का स्टेशन पहले से है। कुछ सहेजा नहीं गया; दूसरा नाम चुनें।",
} as const satisfies Translated<typeof sourceErrors>;
