import type { Translated } from "#app/words/translated.ts";
import type { sharedTills as source, sharedTillsErrors as sourceErrors } from "./en.ts";

export const sharedTills = {
  title: "نقاط البيع المشتركة",
  intro: "في نقطة البيع المشتركة يتبدّل الموظفون برمز PIN دون تسجيل خروج ودخول. يبقى الطلب غير المكتمل.",
  none: "لا توجد نقاط بيع مشتركة بعد.",
  enroll: "مشاركة هذا الجهاز",
  enroll_hint: "بعدها يمكن لكل من لديه PIN الدخول به هنا. يعيّن كل موظف رمزه في ملفه الشخصي.",
  change_title: "نقطة البيع المشتركة {{title}}",
  remove_title: "إزالة نقطة البيع المشتركة {{title}}؟",
  remove_body: "لن يمكن لأحد الدخول هناك برمز PIN، ويُسجَّل خروج من يستخدمها فورًا.",
  remove_confirm: "إزالة نقطة البيع المشتركة",
  name: "اسم نقطة البيع",
  after_sending: "القفل بعد الإرسال",
  after_sending_hint: "يبدأ الشخص التالي برمزه. تبقى 8 ثوانٍ للتراجع.",
  after_seconds: "القفل عند الخمول (ثوانٍ)",
  after_seconds_hint: "من 15 إلى 3600. يُترك فارغًا لعدم القفل تلقائيًا.",
  since: "{{device}} · الإضافة: {{name}}، {{when}}",
  used: "آخر استخدام: {{name}}، {{when}}",
  locks_sending: "تُقفل بعد الإرسال",
  locks_seconds: "تُقفل بعد {{time}} من الخمول",
  locks_never: "لا تُقفل تلقائيًا",
  lock: "قفل نقطة البيع",
  sent: "تم الإرسال",
  sent_hint: "لدخول شخص آخر يكفي لمس الشاشة.",
  lock_failed: "تعذّر الوصول إلى الخادم. تبقى نقطة البيع مقفلة وسنحاول مجددًا.",
  who: "اختيار الاسم",
  who_hint: "ثم إدخال رمز PIN.",
  nobody: "لا أحد لديه PIN بعد",
  nobody_hint: "يرجى الدخول بكلمة المرور وتعيين PIN في ملفك الشخصي.",
  back: "شخص آخر",
  by_password: "الدخول بكلمة المرور",
  reply: {
    enrolled: "{{title}} الآن نقطة بيع مشتركة.",
    removed: "لم يعد الجهاز {{title}} نقطة بيع مشتركة.",
    locked: "نقطة البيع مقفلة.",
  },
} as const satisfies Translated<typeof source>;

export const sharedTillsErrors = {
  not_a_shared_till: "هذا الجهاز ليس نقطة بيع مشتركة. يرجى الدخول بكلمة المرور.",
  till_locked:
    "رموز PIN خاطئة كثيرة في نقطة البيع هذه. يمكن المحاولة بعد {{seconds}} أو الدخول بكلمة المرور.",
} as const satisfies Translated<typeof sourceErrors>;
