import type { Translated } from "#app/words/translated.ts";
import type { menu as source, menuErrors as sourceErrors } from "./en.ts";

export const menu = {
  reply: {
    category_moved_zero: "تم حذف {{title}}؛ لا أصناف نُقلت إلى {{target}}.",
    category_moved_one: "تم حذف {{title}}؛ صنفه الآن في {{target}}.",
    category_moved_two: "تم حذف {{title}}؛ صنفاه الآن في {{target}}.",
    category_moved_few: "تم حذف {{title}}؛ أصنافه ({{count}}) الآن في {{target}}.",
    category_moved_many: "تم حذف {{title}}؛ أصنافه ({{count}}) الآن في {{target}}.",
    category_moved_other: "تم حذف {{title}}؛ أصنافه ({{count}}) الآن في {{target}}.",
    shown: "ظاهر في القائمة: {{title}}.",
    hidden: "مخفي: {{title}}.",
    item_copied: "تم إنشاء {{title}}. يبقى الصنف مخفيًا حتى إظهاره.",
    photo_saved: "تم حفظ الصورة.",
    photo_removed: "تمت إزالة الصورة.",
    translations_saved: "تم حفظ الترجمات.",
    recipe_saved: "تم حفظ الوصفة.",
    recipe_deleted: "تمت إزالة {{title}} من الوصفة.",
    cost_saved: "تم حفظ تكلفة {{title}}.",
    group_attached_zero: "{{title}}: ليست في أي صنف.",
    group_attached_one: "{{title}}: في صنف واحد.",
    group_attached_two: "{{title}}: في صنفين.",
    group_attached_few: "{{title}}: في {{count}} أصناف.",
    group_attached_many: "{{title}}: في {{count}} صنفًا.",
    group_attached_other: "{{title}}: في {{count}} صنف.",
    group_shared: "{{title}} الآن مجموعة مشتركة. يمكن إعطاؤها لأصناف أخرى.",
    many_changed_zero: "لم يتغير أي صنف.",
    many_changed_one: "تم تغيير صنف واحد.",
    many_changed_two: "تم تغيير صنفين.",
    many_changed_few: "تم تغيير {{count}} أصناف.",
    many_changed_many: "تم تغيير {{count}} صنفًا.",
    many_changed_other: "تم تغيير {{count}} صنف.",
    many_same: "لا شيء للتغيير: الأصناف كذلك بالفعل.",
    many_restored_zero: "لم يُستعد أي صنف.",
    many_restored_one: "تمت استعادة صنف واحد.",
    many_restored_two: "تمت استعادة صنفين.",
    many_restored_few: "تمت استعادة {{count}} أصناف.",
    many_restored_many: "تمت استعادة {{count}} صنفًا.",
    many_restored_other: "تمت استعادة {{count}} صنف.",
  },
} as const satisfies Translated<typeof source>;

export const menuErrors = {
  category_exists: "يوجد قسم بهذا الاسم. لم يُحفظ شيء؛ يرجى اختيار اسم آخر.",
  category_in_use: "أصناف في {{title}}: {{count}}. يلزم أولًا نقلها إلى قسم آخر أو حذفها.",
  menu_item_exists: "يوجد في هذا القسم صنف باسم {{title}}. لم يُحفظ شيء؛ يرجى اختيار اسم آخر.",
  choice_exists: "في هذا الصنف {{title}} بالفعل. لم يُحفظ شيء؛ يرجى اختيار اسم آخر.",
  too_many_choices:
    "الحد الأقصى للصنف: الخيارات {{most}}، الإضافات {{most}}، المجموعات {{most}}. لم يُضف شيء.",
  group_needs_addon:
    "تتطلب المجموعة {{title}} عدد {{least}} وسيبقى لها أقل. يلزم أولًا تغيير المجموعة أو حذفها.",
  group_is_shared: "المجموعة {{title}} مشتركة بين عدة أصناف. تُغيَّر من المجموعات المشتركة.",
  shared_group_exists: "توجد مجموعة مشتركة باسم {{title}}. لم يُحفظ شيء؛ يرجى اختيار اسم آخر.",
  addon_twice: "في المجموعة إضافة باسم {{title}}. لم يُحفظ شيء؛ يرجى اختيار اسم آخر.",
  recipe_has_ingredient: "في هذه الوصفة {{title}} بالفعل. تُغيَّر الكمية هناك.",
  price_too_high: "سيتجاوز أحد الأسعار {{most}}: {{title}}. لم يتغير أي سعر.",
} as const satisfies Translated<typeof sourceErrors>;
