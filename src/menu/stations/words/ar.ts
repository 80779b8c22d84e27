import type { Translated } from "#app/words/translated.ts";
import type { stations as source, stationsErrors as sourceErrors } from "./en.ts";

export const stations = {
  title: "المحطات",
  intro: "أين يُحضَّر كل صنف، ومتى تنبّه كل محطة.",
  add: "إضافة محطة",
  add_title: "محطة جديدة",
  actions: "إجراءات {{station}}",
  open: "فتح شاشة {{station}}",
  edit: "تعديل {{station}}",
  edit_title: "المحطة {{station}}",
  address: "الشاشة",
  warn: "التنبيه بعد",
  late: "متأخر بعد",
  late_minutes: "متأخر بعد (دقائق)",
  warn_minutes: "التنبيه بعد (دقائق)",
  warn_hint: "عند تركه فارغًا، بعد ثلثي وقت التأخر.",
  pickup: "الاستلام خلال",
  pickup_minutes: "الاستلام خلال (دقائق)",
  pickup_hint: "بعد هذا الوقت تنبّه الشاشة والصواني إلى أن شيئًا لم يُستلم.",
  load_failed: "تعذّر تحميل المحطات.",
  empty: "لا محطات بعد",
  menu_title: "ما يُحضَّر وأين",
  menu_hint: "الطلبات المرسلة لا تتغير محطتها.",
  menu_empty: "لا أقسام في القائمة بعد",
  made_at: "محطة {{category}}",
  item_at: "محطة {{item}}",
  as_category: "كقسمه ({{station}})",
  items_elsewhere_zero: "لا أصناف في محطة أخرى",
  items_elsewhere_one: "صنف واحد في محطة أخرى",
  items_elsewhere_two: "صنفان في محطة أخرى",
  items_elsewhere_few: "{{count}} أصناف في محطة أخرى",
  items_elsewhere_many: "{{count}} صنفًا في محطة أخرى",
  items_elsewhere_other: "{{count}} صنف في محطة أخرى",
  show_items: "أصناف {{category}}",
  table: "المحطات وأوقاتها",
  reply: {
    assigned: "تم الحفظ. يسري على الطلبات الجديدة.",
  },
} as const satisfies Translated<typeof source>;

export const stationsErrors = {
  station_exists: "توجد محطة بهذا الاسم. لم يُحفظ شيء؛ يرجى اختيار اسم آخر.",
} as const satisfies Translated<typeof sourceErrors>;
