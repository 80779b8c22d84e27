import type { Translated } from "#app/words/translated.ts";
import type { tray as source, trayErrors as sourceErrors } from "./en.ts";

export const tray = {
  calls_one: "{{count}} टेबल बुला रही है",
  calls_other: "{{count}} टेबल बुला रही हैं",
  bills_one: "{{count}} टेबल ने बिल माँगा",
  bills_other: "{{count}} टेबल ने बिल माँगा",
  open_one: "तैयार: {{count}} ऑर्डर",
  open_other: "तैयार: {{count}} ऑर्डर",
  waits: "सबसे पुराना {{time}} से",
  together_one: "{{count}} सूचना: {{what}}",
  together_other: "{{count}} सूचनाएँ: {{what}}",
  nothing_ready: "तैयार: कुछ नहीं",
  title: "तैयार",
  empty: "कुछ तैयार नहीं",
  empty_hint: "आपकी टेबल के तैयार आइटम यहाँ अपने आप दिखते हैं।",
  load_failed: "ट्रे लोड नहीं हो सकी।",
  place: "{{table}} · {{floor}}",
  of: "वेटर: {{waiter}}",
  nobody: "इस बिल का कोई वेटर नहीं है",
  late: "उठाया नहीं गया",
  just_now: "अभी",
  go: "मेरे ज़िम्मे",
  go_order: "टोकन {{tokenNo}} मेरे ज़िम्मे",
  someone_goes: "{{name}} जा रहे हैं",
  stay: "किसी और को जाने दें",
  served: "सर्व हुआ",
  served_order: "टोकन {{tokenNo}}: सर्व हुआ।",
  arrived: "टोकन {{tokenNo}}, {{place}}: तैयार",
  reply: {
    claimed: "इसे आप ले जा रहे हैं।",
    released: "इसे कोई और ले जा सकता है।",
    served_one: "{{count}} आइटम सर्व हुआ।",
    served_other: "{{count}} आइटम सर्व हुए।",
  },
} as const satisfies Translated<typeof source>;

export const trayErrors = {
  line_claimed: "{{name}} पहले से जा रहे हैं।",
} as const satisfies Translated<typeof sourceErrors>;
