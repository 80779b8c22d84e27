import type { Translated } from "#app/words/translated.ts";
import type { taxes as source, taxesErrors as sourceErrors } from "./en.ts";

export const taxes = {
  load_failed: "تعذّر تحميل الإعدادات.",
  list_hint: "الضريبة على كل صنف في القائمة. تسري التغييرات على المبيعات القادمة، لا على ما سبق طلبه.",
  add: "إضافة ضريبة",
  add_title: "ضريبة جديدة",
  edit_title: "الضريبة {{title}}",
  save: "حفظ الضريبة",
  rate: "النسبة %",
  types: {
    exclusive: "تُضاف إلى السعر",
    inclusive: "ضمن السعر",
    other: "بلا ضريبة",
  },
  type_hint: {
    exclusive: "يدفع الضيف سعر القائمة زائد الضريبة.",
    inclusive: "يدفع الضيف سعر القائمة، وهو شامل الضريبة.",
  },
  empty: "لا ضرائب بعد",
  empty_hint: "في السلفادور، أسعار القائمة شاملة IVA 13%.",
  add_iva: "إضافة IVA 13%",
  delete: {
    title: "حذف الضريبة {{title}}؟",
    free: "لا صنف يستخدمها. لا تتغير المبيعات السابقة.",
    used_zero: "لا صنف يستخدمها.",
    used_one: "يستخدمها صنف واحد. يرجى اختيار ضريبة بديلة.",
    used_two: "يستخدمها صنفان. يرجى اختيار ضريبة بديلة.",
    used_few: "تستخدمها {{count}} أصناف. يرجى اختيار ضريبة بديلة.",
    used_many: "يستخدمها {{count}} صنفًا. يرجى اختيار ضريبة بديلة.",
    used_other: "يستخدمها {{count}} صنف. يرجى اختيار ضريبة بديلة.",
    no_other_zero: "لا صنف يستخدمها.",
    no_other_one: "يستخدمها صنف واحد. يلزم أولًا إضافة ضريبة أخرى ثم نقل الصنف إليها.",
    no_other_two: "يستخدمها صنفان. يلزم أولًا إضافة ضريبة أخرى ثم نقلهما إليها.",
    no_other_few: "تستخدمها {{count}} أصناف. يلزم أولًا إضافة ضريبة أخرى ثم نقلها إليها.",
    no_other_many: "يستخدمها {{count}} صنفًا. يلزم أولًا إضافة ضريبة أخرى ثم نقلها إليها.",
    no_other_other: "يستخدمها {{count}} صنف. يلزم أولًا إضافة ضريبة أخرى ثم نقلها إليها.",
    move_to: "النقل إلى",
    choose: "يرجى اختيار ضريبة",
    confirm: "حذف الضريبة",
    move: "نقل وحذف",
  },
  documents: {
    title: "المستندات الضريبية",
    hint: "كيف يظهر بيع بمبلغ {{amount}} شامل IVA في مستنده الضريبي، بالإعدادات المحفوظة.",
    taxed: "بيع خاضع",
    exempt: "بيع معفى",
    iva: "IVA المشمول",
    valid: "بيانات المطعم كاملة: يمكن إصدار مستنداته الضريبية.",
    problems: "بيانات المطعم غير كاملة بعد:",
  },
  reply: {
    saved: "تم حفظ {{title}}. يسري على المبيعات من الآن.",
  },
} as const satisfies Translated<typeof source>;

export const taxesErrors = {
  tax_exists: "توجد ضريبة من هذا النوع بهذا الاسم. لم يُحفظ شيء؛ يرجى اختيار اسم آخر.",
  tax_in_use: "أصناف تستخدم {{title}}: {{count}}. لم يُحذف شيء؛ يلزم أولًا نقلها إلى ضريبة أخرى.",
  tax_unknown: "لم تعد هذه الضريبة موجودة. لم يتغير شيء؛ يرجى اختيار غيرها.",
} as const satisfies Translated<typeof sourceErrors>;
