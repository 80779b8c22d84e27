import type { Translated } from "#app/words/translated.ts";
import type { refunds as source, refundsErrors as sourceErrors } from "./en.ts";

export const refunds = {
  title: "الفاتورة {{no}}",
  head: "{{when}} · {{whom}} · {{methods}} · {{total}}",
  given_back_zero: "(المسترد: {{count}})",
  given_back_one: "(المسترد: {{count}})",
  given_back_two: "(المسترد: {{count}})",
  given_back_few: "(المسترد: {{count}})",
  given_back_many: "(المسترد: {{count}})",
  given_back_other: "(المسترد: {{count}})",
  what: "المراد استرداده",
  all: "الكل",
  pieces_of: "كمية {{title}} المراد استردادها",
  method: "طريقة الاسترداد",
  out_of: "يخرج المبلغ من {{drawer}}.",
  reason_example: "مثلًا: كان الطعام باردًا",
  needs_drawer: "يُسترد النقد من درج مفتوح. يلزم فتح درجك أولًا أو الاسترداد بطريقة أخرى.",
  account_open:
    "أجزاء أخرى من هذا الحساب لم تُدفع بعد. ما تسترده هنا لا يُحصَّل مجددًا. لتحصيل هذا الجزء بطريقة أخرى، يمكن التراجع عنه من شاشة الدفع بدلًا من ذلك.",
  stock: {
    label: "ماذا حدث للصنف",
    returned: "لم يُستخدم: تعود المواد إلى المخزون",
    gone: "استُهلك أو رُمي",
  },
  missing: {
    what: "يرجى اختيار المراد استرداده.",
    reason: "يرجى إدخال سبب.",
    stock: "يرجى اختيار ما حدث للصنف.",
  },
  find: {
    title: "الفواتير المدفوعة",
    search: "الفاتورة أو رقم النداء أو الطاولة أو العميل",
    token: "#{{token}}",
    row: "{{whom}} · {{tokens}} · {{when}}",
    newer: "الأحدث",
    older: "الأقدم",
    empty: "لم يُحصَّل شيء في هذا اليوم",
    nothing_hint: "يُبحث عن أرقام الفواتير في كل الأيام؛ وما سواها في اليوم المحدد فقط.",
    state: {
      paid: "مدفوعة",
      owed: "مستحقة",
      partly_refunded: "مستردة جزئيًا",
      refunded: "مستردة",
      taken_back: "متراجَع عنها",
    },
  },
  refund: "استرداد",
  given_back_of: "المسترد {{amount}} من {{total}}",
  returns_tip: "استرداد الإكرامية أيضًا {{amount}}",
  owed: "يُخصم {{owed}} من المستحق على العميل. لا يُدفع له شيء.",
  partly_owed: "يُخصم {{owed}} من المستحق على العميل؛ ويُدفع له {{paid}}.",
  withheld: "استقطع المشتري {{amount}} من IVA عن هذا الجزء، لذا لا يُدفع له.",
  past_withheld: "منها {{amount}} IVA مستقطع.",
  past_owed: "منها {{amount}} مخصومة من حسابه.",
  submit_owed: "خصم {{amount}} من الحساب",
  submit: "استرداد {{amount}}",
  see: "الفاتورة والاسترداد",
  past: "استردادات سابقة",
  past_line: "الاسترداد {{no}}، {{when}}، {{name}}، {{method}}: {{reason}}.",
  state: {
    too_late: "قديمة جدًا للاسترداد",
    nothing_left: "مستردة بالكامل",
    taken_back: "تم التراجع عن هذا الجزء",
  },
  of_invoice: "الفاتورة رقم {{no}}",
  reply: {
    done: "تم الاسترداد {{refundNo}}.",
  },
} as const satisfies Translated<typeof source>;

export const refundsErrors = {
  refund_too_late: "هذا البيع قديم جدًا للاسترداد. لم يتغير شيء.",
  refund_exceeds: "سبق استرداد جزء منه. لم يتغير شيء؛ يرجى مراجعة الفاتورة مجددًا.",
  refund_whole_only: "الفواتير اليدوية تُسترد كاملة فقط.",
  nothing_to_refund: "يرجى اختيار المراد استرداده.",
} as const satisfies Translated<typeof sourceErrors>;
