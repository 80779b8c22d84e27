import type { Translated } from "#app/words/translated.ts";
import type { itemLimits as source, itemLimitsErrors as sourceErrors } from "./en.ts";

export const itemLimits = {
  list: {
    open: "खत्म आइटम देखें",
    title: "खत्म या खत्म होने वाले",
    empty: "कुछ खत्म नहीं है",
    hint: "खत्म मार्क करने के लिए ऑर्डर का कोई आइटम छुएँ।",
    failed: "खत्म आइटम लोड नहीं हो सके।",
    free_dish: "फिर बेचें: {{dish}}",
    unlimited_dish: "बिना सीमा बेचें: {{dish}}",
  },
  dish: {
    left_today_one: "आज के लिए {{count}} बचा",
    left_today_other: "आज के लिए {{count}} बचे",
  },
  sold_out_tomorrow: "कल तक नहीं मिलेगा",
  sold_out_told: "अगली सूचना तक नहीं मिलेगा",
  sold_out: "खत्म",
  left_one: "{{count}} बचा",
  left_other: "{{count}} बचे",
  tomorrow: "कल तक",
  told: "अगली सूचना तक",
  count: "बचे पोर्शन",
  free: "फिर बेचें",
  unlimited: "बिना सीमा बेचें",
  reply: {
    sold_out: "{{title}}: खत्म।",
    left_one: "{{title}}: {{count}} बचा।",
    left_other: "{{title}}: {{count}} बचे।",
    free: "{{title}}: फिर मिल रहा है।",
  },
} as const satisfies Translated<typeof source>;

export const itemLimitsErrors = {
  item_sold_out: "{{title}}: {{left}}। कुछ नहीं भेजा गया।",
  combo_counts_parts: "{{title}} अपने हिस्सों में बिकता है: उनके बचे पोर्शन लिखें। कॉम्बो को खत्म मार्क किया जा सकता है।",
} as const satisfies Translated<typeof sourceErrors>;
