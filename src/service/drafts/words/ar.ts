import type { Translated } from "#app/words/translated.ts";
import type { drafts as source, draftsErrors as sourceErrors } from "./en.ts";

export const drafts = {
  button: "مسودة",
  save_title: "الحفظ كمسودة",
  save: "حفظ المسودة",
  name: "اسم المسودة",
  name_missing: "يرجى إدخال اسم للمسودة.",
  empty: "لا توجد مسودات",
  only_here: "على هذا الجهاز فقط",
  not_current: "الخادم لا يرد: هذه المسودات المحفوظة على هذا الجهاز.",
  has_sold_out: "فيها صنف نفدت كميته",
  load: "تحميل",
  delete: "حذف",
  removed: "تم حذف المسودة {{name}}.",
  all: "حذف الكل",
  all_title: "حذف كل مسودات المطعم؟",
  replace_title: "استبدال السلة؟",
  replace_body: "ستُفقد محتويات السلة الحالية.",
  replace: "استبدال السلة",
  changed_elsewhere: "تغيّرت {{name}} على جهاز آخر. حُفظت نسختك كمسودة مستقلة.",
  changed_zero: "لم تتغير أصناف في القائمة.",
  changed_one: "تغيّر صنف في القائمة منذ ذلك. يرجى مراجعته.",
  changed_two: "تغيّر صنفان في القائمة منذ ذلك. يرجى مراجعتهما.",
  changed_few: "تغيّرت {{count}} أصناف في القائمة منذ ذلك. يرجى مراجعتها.",
  changed_many: "تغيّر {{count}} صنفًا في القائمة منذ ذلك. يرجى مراجعتها.",
  changed_other: "تغيّر {{count}} صنف في القائمة منذ ذلك. يرجى مراجعتها.",
  closed: {
    title: "سبق إرسال هذه المسودة أو حذفها على جهاز آخر",
    toast: "سبق إرسال المسودة {{name}} أو حذفها على جهاز آخر.",
    send_body: "عند الحاجة إليها يمكن إرسالها كطلب جديد.",
    send: "إرسال كطلب جديد",
    save_body: "عند الحاجة إليها يمكن حفظها كمسودة جديدة.",
    save: "حفظ كجديدة",
  },
  reply: {
    saved: "تم حفظ المسودة {{name}}.",
    deleted: "تم حذف المسودة.",
    all_deleted_zero: "لم تُحذف مسودات.",
    all_deleted_one: "تم حذف مسودة واحدة.",
    all_deleted_two: "تم حذف مسودتين.",
    all_deleted_few: "تم حذف {{count}} مسودات.",
    all_deleted_many: "تم حذف {{count}} مسودة.",
    all_deleted_other: "تم حذف {{count}} مسودة.",
  },
} as const satisfies Translated<typeof source>;

export const draftsErrors = {
  draft_changed: "تغيّرت هذه المسودة على جهاز آخر. لم يُحفظ شيء.",
  draft_closed: "سبق إرسال هذه المسودة أو حذفها على جهاز آخر.",
  too_many_drafts: "المسودات كثيرة جدًا. لم يُحفظ شيء؛ يرجى حذف بعضها أولًا.",
} as const satisfies Translated<typeof sourceErrors>;
