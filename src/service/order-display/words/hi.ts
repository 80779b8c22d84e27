import type { Translated } from "#app/words/translated.ts";
import type { orderDisplay as source } from "./en.ts";

export const orderDisplay = {
  preparing: "बन रहा है",
  ready: "तैयार",
  rider: "डिलीवरी के लिए तैयार",
  ready_hint: "कृपया ले जाएँ",
  nobody: "अभी कोई ऑर्डर नहीं",
  loading: "नंबर लोड हो रहे हैं",
  failed: "नंबर लोड नहीं हो सके।",
  with_tables: "टेबल भी दिखाएँ",
  without_tables: "टेबल छिपाएँ",
  token: "नंबर {{tokenNo}}",
  token_rider: "नंबर {{tokenNo}}, डिलीवरी के लिए",
  called: "नंबर {{tokenNo}} तैयार है।",
  called_rider: "नंबर {{tokenNo}} डिलीवरी के लिए तैयार है।",
  page_one: "{{count}} नंबर, पेज {{page}} / {{pages}}",
  page_other: "{{count}} नंबर, पेज {{page}} / {{pages}}",
} as const satisfies Translated<typeof source>;
