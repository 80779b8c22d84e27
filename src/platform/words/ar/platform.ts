import type { Translated } from "#app/words/translated.ts";
import type { platform as source } from "../en/platform.ts";

export const platform = {
  offline: "لا يوجد اتصال بالخادم. يرجى التحقق من الشبكة والمحاولة مجددًا.",
  timeout: "لم يرد الخادم في الوقت المحدد. يرجى المحاولة مرة أخرى.",
  offline_unsure: "لم يصل رد. يرجى الإرسال مجددًا: لن يتكرر.",
  timeout_unsure: "لم يصل رد. يرجى الإرسال مجددًا: لن يتكرر.",
  on_this_page: "في هذه الصفحة",
  unreadable: "تعذّرت قراءة رد الخادم. يرجى إعادة تحميل الصفحة.",
  secret_lost:
    "لم يصل رد، ففُقد السر الذي يُعرض مرة واحدة فقط. يرجى مراجعة القائمة: إن وُجد فيها فيلزم سحبه أو إزالته وإنشاء غيره.",
  /** After an answer that was lost. */
  unsure: {
    text: "لم يصل رد. يرجى الإرسال مجددًا: لن يتكرر.",
    again: "إعادة الإرسال",
    look: "التحقق من الحفظ",
    not_saved: "لم يُحفظ. يمكن تغييره أو إرساله مجددًا.",
    leave_title: "الإغلاق دون معرفة هل تم الحفظ؟",
    leave_body: "لم يصل رد. قبل التكرار يرجى التحقق من الحفظ.",
  },
  /** Somebody else saved the same meanwhile. */
  conflict: {
    text: "غيّر شخص آخر هذه البيانات أثناء الكتابة. لم يُحفظ شيء بعد.",
    saved: "القيمة المحفوظة: {{value}}",
    mine: "قيمتك: {{value}}",
    kept: "لم تتغير من جهتك: تبقى القيمة المحفوظة.",
    keep_mine: "حفظ قيمتي",
    take_saved: "استخدام المحفوظة",
    on: "مفعّل",
    off: "معطّل",
    empty: "(فارغ)",
  },
  /** A page that the server could not even look for. */
  unloaded: {
    text: "تعذّر تحميل Comanda. يرجى التحقق من الاتصال.",
    again: "إعادة تحميل الصفحة",
  },
  address: {
    unreadable: "هذا العنوان لا يؤدي إلى أي صفحة. يرجى التأكد من أنه كامل.",
    too_long: "هذا العنوان طويل جدًا.",
    home: "إلى البداية",
  },
  picture: {
    hint: "PNG أو JPG أو WebP. يمكن أيضًا إفلات الصورة أو لصقها هنا.",
    choose: "اختيار صورة",
    change: "تغيير الصورة",
    camera: "التقاط صورة",
    remove: "إزالة الصورة",
    sending: "جارٍ رفع الصورة",
  },
  something_went_wrong: "حدث خطأ ما. يرجى المحاولة مرة أخرى.",
  full_screen: {
    fill: "ملء الشاشة",
    leave: "إنهاء ملء الشاشة",
  },
  amount: {
    not_a_number: "يرجى إدخال مبلغ، مثل 12.50.",
    too_many_decimals: "منزلتان عشريتان كحد أقصى.",
    too_large: "الحد الأقصى 1,000,000. يرجى التحقق من المبلغ.",
    negative: "لا يمكن أن يقل المبلغ عن 0.",
  },
} as const satisfies Translated<typeof source>;
