import type { Translated } from "#app/words/translated.ts";
import type { profile as source } from "./profile.en.ts";

export const profile = {
  till: {
    title: "نقطة البيع",
    confirm: "التأكيد قبل الإرسال إلى المطبخ",
    confirm_hint: "يعرض ملخصًا قبل الإرسال ورقم النداء بعده. عند تعطيله، تكفي لمسة للإرسال مع 8 ثوانٍ للتراجع.",
    confirm_new_zero: "يعرض ملخصًا قبل الإرسال. يتعطل الآن تلقائيًا.",
    confirm_new_one: "يعرض ملخصًا قبل الإرسال. يتعطل تلقائيًا بعد طلب واحد آخر.",
    confirm_new_two: "يعرض ملخصًا قبل الإرسال. يتعطل تلقائيًا بعد طلبين آخرين.",
    confirm_new_few: "يعرض ملخصًا قبل الإرسال. يتعطل تلقائيًا بعد {{count}} طلبات أخرى.",
    confirm_new_many: "يعرض ملخصًا قبل الإرسال. يتعطل تلقائيًا بعد {{count}} طلبًا آخر.",
    confirm_new_other: "يعرض ملخصًا قبل الإرسال. يتعطل تلقائيًا بعد {{count}} طلب آخر.",
  },
  none: "غير مُدخل",
  role_staff: "موظف",
  role_superadmin: "مسؤول المنصة",
  devices: {
    subtitle: "الأجهزة التي سُجّل دخولك عليها. يرجى إزالة أي جهاز غير معروف لديك.",
    mine: "هذا الجهاز",
    seen: "آخر ظهور {{when}}",
    since: "تسجيل الدخول {{when}} · {{place}}",
    confirm_title: "إزالة هذا الجهاز؟",
    confirm_body: "سيُسجَّل خروج {{name}} فورًا.",
    confirm: "إزالة الجهاز",
  },
  language: {
    subtitle: "لهذا الجهاز، وللرسائل والبريد الذي يصلك.",
    choose: "لغة الشاشات",
  },
  support: {
    subtitle: "يسعدنا أن تكتب لنا عما كنت تفعله وما ظهر لك.",
    address: "بريد الدعم",
    copy: "نسخ العنوان",
    copied: "تم نسخ العنوان.",
    copy_failed: "لم يسمح المتصفح بالنسخ. يرجى تحديد العنوان ونسخه.",
    mail_app: "فتح تطبيق البريد",
    none: "لم يُحدَّد بريد للدعم. يرجى سؤال من أعطاك الدخول إلى Comanda.",
    none_operator: "لم يُحدَّد بريد للدعم. يُحدَّد SUPPORT_EMAIL في إعدادات الخادم: وتراه المطاعم هنا.",
    webmail: "أو الكتابة من المتصفح",
    subject: "Comanda: {{store}}",
    subject_of_operator: "Comanda، المنصة: {{name}}",
  },
} as const satisfies Translated<typeof source>;
