import type { Translated } from "#app/words/translated.ts";
import type { paymentTypes as source, paymentTypesErrors as sourceErrors } from "./en.ts";

export const paymentTypes = {
  title: "طرق الدفع",
  intro: "يختار الكاشير من الطرق المفعّلة بهذا الترتيب. السحب يغيّر الترتيب.",
  load_failed: "تعذّر تحميل طرق الدفع.",
  empty: "لا توجد طرق دفع بعد",
  empty_hint: "يلزم وجود طريقة دفع واحدة على الأقل للتحصيل، والبداية بالنقد.",
  add: "إضافة طريقة دفع",
  edit_named: "تعديل {{type}}",
  delete_named: "حذف {{type}}",
  icon: "الأيقونة",
  icon_hint: "النقد يُعدّ في الدرج",
  icons: {
    cash: "نقدًا",
    card: "بطاقة",
    wallet: "محفظة",
    paypal: "PayPal",
    qrcode: "رمز QR",
    reader: "جهاز البطاقات",
    bank: "بنك",
    discount: "قسيمة شراء",
  },
  on_account: "يُحصَّل لاحقًا، على حساب العميل",
  on_account_hint:
    "للعملاء ذوي حد الائتمان. يبقى البيع مستحقًا حتى يسدده العميل، ولا يُعدّ في الدرج. طريقة دفع واحدة فقط يمكن أن تعمل هكذا.",
  tender: "طريقة الدفع في المستندات الضريبية",
  tender_hint: "تسمية وزارة المالية لها (CAT-017) في الفواتير ومستندات crédito fiscal.",
  tender_default: "{{tender}}، حسب الأيقونة",
  tender_by_icon: "حسب الأيقونة",
  settles_later: "على حساب العميل",
  active: "مفعّلة",
  active_hint: "عند التحصيل تظهر: {{type}}.",
  active_hint_unnamed: "تظهر طريقة الدفع هذه عند التحصيل.",
  offered: "تظهر عند التحصيل",
  preview: "كما يراها الكاشير",
  preview_hint: "أزرار شاشة التحصيل. للتجربة: لا يُحصَّل شيء.",
  asks_received: "تطلب المبلغ المستلم وتعرض الباقي. تُعدّ في الدرج.",
  asks_reference: "تطلب مرجعًا، مثل رقم قسيمة الدفع. لا تُعدّ في الدرج.",
  asks_customer: "تطلب العميل وتتحقق من حده. تبقى مستحقة ولا تُعدّ في الدرج.",
  reply: {
    on: "طريقة الدفع {{title}} تظهر الآن عند التحصيل.",
    off: "لم تعد طريقة الدفع {{title}} تظهر عند التحصيل.",
  },
} as const satisfies Translated<typeof source>;

export const paymentTypesErrors = {
  payment_type_exists: "توجد طريقة دفع بهذا الاسم. لم يُحفظ شيء؛ يرجى اختيار اسم آخر.",
  payment_type_was_used:
    "سبق التحصيل بها، فلا يمكن تغيير كونها نقدًا ولا وقت تحصيلها: تعتمد على ذلك الأدراج وحسابات العملاء. لم يُحفظ شيء. يرجى إضافة طريقة دفع جديدة وحذف هذه.",
  payment_type_on_account_exists: "{{title}} هي طريقة الدفع لحسابات العملاء. لم يُحفظ شيء.",
  last_payment_type:
    "هذه طريقة الدفع المفعّلة الوحيدة: بدونها لا يمكن التحصيل. لم يتغير شيء. يلزم أولًا تفعيل طريقة أخرى أو إضافتها.",
  too_many_payment_types: "الحد الأقصى لطرق الدفع في المطعم: {{most}}. لم يُضف شيء.",
} as const satisfies Translated<typeof sourceErrors>;
