import type { Translated } from "#app/words/translated.ts";
import type { itemLimits as source, itemLimitsErrors as sourceErrors } from "./en.ts";

export const itemLimits = {
  list: {
    open: "عرض ما نفد",
    title: "نفدت كميته أو أوشكت",
    empty: "لم تنفد كمية أي صنف",
    hint: "يُحدَّد نفاد الكمية بلمس الصنف في الطلب.",
    failed: "تعذّر تحميل ما نفدت كميته.",
    free_dish: "إعادة البيع: {{dish}}",
    unlimited_dish: "البيع بلا حد: {{dish}}",
  },
  dish: {
    left_today_zero: "المتبقي اليوم: {{count}}",
    left_today_one: "المتبقي اليوم: {{count}}",
    left_today_two: "المتبقي اليوم: {{count}}",
    left_today_few: "المتبقي اليوم: {{count}}",
    left_today_many: "المتبقي اليوم: {{count}}",
    left_today_other: "المتبقي اليوم: {{count}}",
  },
  sold_out_tomorrow: "نفدت الكمية حتى الغد",
  sold_out_told: "نفدت الكمية حتى إشعار آخر",
  sold_out: "نفدت الكمية",
  left_zero: "المتبقي: {{count}}",
  left_one: "المتبقي: {{count}}",
  left_two: "المتبقي: {{count}}",
  left_few: "المتبقي: {{count}}",
  left_many: "المتبقي: {{count}}",
  left_other: "المتبقي: {{count}}",
  tomorrow: "حتى الغد",
  told: "حتى إشعار آخر",
  count: "الحصص المتبقية",
  free: "إعادة البيع",
  unlimited: "البيع بلا حد",
  reply: {
    sold_out: "نفدت كمية {{title}}.",
    left_zero: "{{title}}: المتبقي {{count}}.",
    left_one: "{{title}}: المتبقي {{count}}.",
    left_two: "{{title}}: المتبقي {{count}}.",
    left_few: "{{title}}: المتبقي {{count}}.",
    left_many: "{{title}}: المتبقي {{count}}.",
    left_other: "{{title}}: المتبقي {{count}}.",
    free: "متاح للبيع مجددًا: {{title}}.",
  },
} as const satisfies Translated<typeof source>;

export const itemLimitsErrors = {
  item_sold_out: "{{title}}: {{left}}. لم يُرسل شيء.",
  combo_counts_parts:
    "يُباع {{title}} بأجزائه: تُحدَّد حصص الأجزاء بدلًا منه. أما الكومبو نفسه فيمكن تحديد نفاد كميته.",
} as const satisfies Translated<typeof sourceErrors>;
