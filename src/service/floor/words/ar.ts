import type { Translated } from "#app/words/translated.ts";
import type { floor as source, floorErrors as sourceErrors } from "./en.ts";

export const floor = {
  no_floor: "طاولات أخرى",
  edit: "تعديل المخطط",
  save: "حفظ المخطط",
  hint: "تُسحب الطاولة، أو تُحدَّد وتُحرَّك بالأسهم. Shift مع السهم يغيّر حجمها.",
  shape: "الشكل",
  square: "مربعة",
  round: "مستديرة",
  width: "العرض",
  height: "الارتفاع",
  nothing_chosen: "يرجى تحديد طاولة لتغيير شكلها وحجمها.",
  chosen: "{{table}}، العمود {{x}}، الصف {{y}}",
  no_tables_hint: "تُضاف الطاولات من الإعدادات.",
  jump: "الطاولة {{number}}: مفتاح Enter",
  no_such_table: "لا توجد طاولة {{number}}.",
  load_failed: "تعذّر تحميل مخطط الصالة.",
  save_failed: "تعذّر حفظ مخطط الصالة. ما زالت تغييراتك هنا.",
  saved: "تم حفظ مخطط الصالة.",
  /** Choosing a table on the plan or in a list. */
  picker: {
    search: "البحث بالرقم أو الاسم",
    view: "طريقة عرض الطاولات",
    plan: "مخطط",
    list: "قائمة",
    nothing: "لا توجد طاولة مطابقة.",
    open: "الاختيار من المخطط",
    take: "اختيار {{table}}",
  },
} as const satisfies Translated<typeof source>;

export const floorErrors = {
  table_exists: "توجد في هذه الصالة طاولة بهذا الاسم. لم يُحفظ شيء؛ يرجى اختيار اسم آخر.",
  no_tables: "لا توجد طاولات بعد. يلزم إضافة طاولة لطباعة رمزها.",
  qr_menu_off: "قائمة QR معطّلة فلن تعمل الرموز. يمكن تفعيلها من بيانات المطعم.",
  table_in_use: "{{title}} قيد الاستخدام. لم يُحذف شيء.",
  too_many_tables: "الحد الأقصى للطاولات في المطعم: {{most}}. لم يُضف شيء.",
  floor_exists: "توجد صالة بهذا الاسم. لم يُحفظ شيء؛ يرجى اختيار اسم آخر.",
} as const satisfies Translated<typeof sourceErrors>;
