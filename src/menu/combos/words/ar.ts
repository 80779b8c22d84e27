import type { Translated } from "#app/words/translated.ts";
import type { combos as source, combosErrors as sourceErrors } from "./en.ts";

export const combos = {
  reply: {
    saved: "تم حفظ {{title}}، والبيع متاح الآن في نقاط البيع.",
    removed: "{{title}}: لم يعد كومبو.",
  },
  title: "كومبو",
  intro: "يُباع كأجزاء يختارها الضيف: كل جزء يُحضَّر في محطته ويُخصم من مخزونه.",
  edit: "تعديل المجموعات",
  make: "تحويله إلى كومبو",
  none: "هذا الصنف ليس كومبو.",
  has_choices: "الصنف الذي له خيارات أو إضافات خاصة لا يكون كومبو. يلزم حذفها أولًا.",
  is_part: "هو جزء من {{combos}}، فلا يكون كومبو بنفسه.",
  group: "المجموعة {{number}}",
  group_example: "مثلًا: المشروب",
  nothing_found: "لا أصناف مطابقة يمكن أن تكون جزءًا.",
  no_choices: "تُضاف الأصناف التي يختار منها الضيف.",
  extra: "سعر إضافي",
  default_short: "مختار مسبقًا",
  any_variant: "يختار الضيف",
  variant: "الخيار",
  move_up: "نقل {{title}} إلى أعلى",
  move_down: "نقل {{title}} إلى أسفل",
  hidden: "مخفي: لا يمكن اختياره.",
  preview: "كيف يُباع",
  preview_hint: "بالأصناف المختارة مسبقًا. تُستخدم هذه الحصص من السعر في الفواتير والضرائب والتقارير.",
  save: "حفظ الكومبو",
  stop: "إيقاف بيعه ككومبو",
  stop_title: "إيقاف بيع {{title}} ككومبو؟",
  stop_body: "تُحذف مجموعاته. المبيعات السابقة لا تتغير.",
  stop_confirm: "حذف المجموعات",
  incomplete: "كل مجموعة تحتاج إلى اسم واختيار واحد على الأقل.",
} as const satisfies Translated<typeof source>;

export const combosErrors = {
  menu_item_in_use: "{{title}} جزء من كومبو: {{combos}}. يلزم إزالته منه أولًا.",
  combo_has_choices: "لصنف {{title}} خيارات أو إضافات خاصة فلا يكون كومبو. يلزم حذفها أولًا.",
  combo_takes_no_choices: "{{title}} كومبو، ولا خيارات أو إضافات خاصة للكومبو. تُضاف إلى أجزائه.",
  combo_is_part: "{{title}} جزء من {{combos}}، وجزء الكومبو لا يكون كومبو.",
  combo_part_unknown: "أحد الأصناف لا يمكن أن يكون جزءًا من هذا الكومبو: حُذف أو أنه كومبو. لم يُحفظ شيء.",
} as const satisfies Translated<typeof sourceErrors>;
