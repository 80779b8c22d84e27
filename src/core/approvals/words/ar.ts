import type { Translated } from "#app/words/translated.ts";
import type { approvals as source, approvalsErrors as sourceErrors } from "./en.ts";

export const approvals = {
  pin_set: "تم حفظ رمز PIN.",
  title: "الموافقة",
  show_pin: "إظهار PIN",
  hide_pin: "إخفاء PIN",
  approver: "الموافِق",
  pin: "PIN",
  pin_hint: "من 4 إلى 6 أرقام",
  approve: "موافقة",
  nobody: "لا أحد يمكنه الموافقة بعد",
  nobody_hint: "يلزم أولًا أن يعيّن أحد المديرين رمز PIN في ملفه الشخصي.",
  act: {
    order_void: "شطب ما أُرسل إلى المطبخ",
    sale_refund: "استرداد عملية بيع",
    sale_courtesy: "تقديم صنف ضيافةً",
    sale_discount: "منح خصم",
    stock_count: "رفع المخزون بالجرد",
    cash_difference: "إغلاق درج بفرق",
    cash_recount: "إعادة عدّ درج",
    cash_beyond_drawer: "سحب أكثر مما في الدرج",
  },
  card: {
    about:
      "رمز PIN للدخول إلى نقاط البيع المشتركة. وبه أيضًا يوافق المديرون على شاشة زميل: الاسترداد والشطب والضيافة وفروق الصندوق وزيادات الجرد.",
    since: "تم تعيينه في {{when}}.",
    given: "أُعطي لك في {{when}}. يرجى تغييره إلى رمز لا يعرفه سواك.",
    none: "ليس لديك رمز PIN بعد.",
    change: "تغيير PIN",
    set: "تعيين PIN",
    password: "كلمة مرورك",
    new_pin: "رمز PIN جديد",
    save: "حفظ PIN",
  },
} as const satisfies Translated<typeof source>;

export const approvalsErrors = {
  approval_required: "يتطلب هذا موافقة أحد المديرين.",
  approval_invalid: "انتهت صلاحية الموافقة أو سبق استخدامها. يرجى طلبها مجددًا.",
  pin_wrong: "رمز PIN غير صحيح. يرجى المحاولة مرة أخرى.",
  pin_locked: "أُدخل رمز PIN خاطئ لـ {{name}} مرات كثيرة. يمكن المحاولة بعد {{seconds}}.",
  pin_too_simple: "رمز PIN هذا سهل التخمين. يرجى اختيار غيره.",
  password_wrong: "كلمة المرور غير صحيحة.",
} as const satisfies Translated<typeof sourceErrors>;
