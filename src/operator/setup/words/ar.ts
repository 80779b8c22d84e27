import type { Translated } from "#app/words/translated.ts";
import type { setup as source, setupErrors as sourceErrors } from "./en.ts";

export const setup = {
  title: "الخطوات الأولى: {{done}} من {{count}}",
  hint: "تُعلَّم كل خطوة تلقائيًا عند إتمامها.",
  put_away: "إخفاء",
  bring_back: "عرض الخطوات الأولى: {{done}} من {{count}}",
  now: "الآن: {{step}}. {{why}}",
  next: "التالي: {{step}}",
  complete: "مطعمك جاهز",
  complete_hint: "اكتمل الإعداد وحُصّلت أول عملية بيع.",
  done: "تم",
  lacks: "ينقص: {{what}}.",
  lack: { address: "العنوان", phone: "الهاتف" },
  menus_title: "يمكن البدء بإحدى هذه القوائم وتغيير ما يختلف لديك:",
  own_menu: "كتابة أصنافي",
  own_hint: "كما في برنامج الجداول؛ ويمكن اللصق منه أيضًا.",
  menus_import: "استيراد ملف",
  go: "إلى هذه الخطوة",
  also: "يمكنك أيضًا",
  trial: "تجربة بيع",
  trial_hint: "تذكرة أول صنف لديك وإيصاله ومستنده الضريبي. لا يُحفظ شيء.",
  menu_question: "البدء بقائمة «{{menu}}»؟",
  menu_body: "{{what}} يمكن بعدها تعديل أي صنف أو حذفه.",
  menu_start: "استخدام هذه القائمة",
  menu_failed: "تعذّرت إضافة أصناف القائمة.",
  menus: {
    pupuseria: {
      title: "بوبوسيريا",
      what: "34 صنفًا: بوبوسا ومقبلات وشوربات ومشروبات وحلويات، والسعر شامل IVA.",
    },
    cafeteria: {
      title: "مقهى",
      what: "43 صنفًا: قهوة ومشروبات باردة وفطور ومخبوزات وحلويات، والسعر شامل IVA.",
    },
    restaurante: {
      title: "مطعم",
      what: "48 صنفًا: مقبلات ولحوم ومأكولات بحرية ومعكرونة وبار وحلويات، والسعر شامل IVA.",
    },
  },
  steps: {
    store: {
      title: "بيانات المطعم",
      why: "يُطبع الاسم والعنوان والهاتف على كل إيصال.",
    },
    taxes: { title: "الضرائب", why: "IVA ضمن السعر أو مضاف إليه." },
    items: { title: "قائمتك", why: "ما تبيعه بسعره، حسب الأقسام." },
    tables: { title: "الطاولات", why: "اثنتا عشرة طاولة دفعة واحدة." },
    staff: { title: "المستخدمون", why: "الكاشير والنُدُل والطهاة، لكل منهم دخوله." },
    pins: {
      title: "رموز PIN للموظفين",
      why: "يدخل الموظفون إلى نقطة البيع المشتركة برمز PIN، ويوافق به المديرون. يمكنك إعطاء كل منهم أول رمز.",
    },
    payment_types: { title: "طرق الدفع", why: "النقد والبطاقة وأي طرق أخرى تقبلها." },
    drawer: { title: "درج النقد", why: "عدّ العهدة وفتح الدرج لاستلام النقد." },
    first_sale: { title: "أول عملية بيع", why: "أخذ طلب وتحصيله." },
    shared_till: {
      title: "نقطة بيع مشتركة",
      why: "يستخدم عدة أشخاص جهازًا واحدًا، ويدخل كل منهم برمز PIN.",
    },
    tax_issuer: {
      title: "الفوترة الإلكترونية",
      why: "بيانات المُصدِر وشهادته، لإصدار المستندات إلى الوزارة.",
    },
  },
  reply: {
    menu_started_zero: "لا أصناف في القائمة بعد. يمكن تغيير ما يختلف لديك.",
    menu_started_one: "في القائمة الآن صنف واحد. يمكن تغيير ما يختلف لديك.",
    menu_started_two: "في القائمة الآن صنفان. يمكن تغيير ما يختلف لديك.",
    menu_started_few: "في القائمة الآن {{count}} أصناف. يمكن تغيير ما يختلف لديك.",
    menu_started_many: "في القائمة الآن {{count}} صنفًا. يمكن تغيير ما يختلف لديك.",
    menu_started_other: "في القائمة الآن {{count}} صنف. يمكن تغيير ما يختلف لديك.",
  },
} as const satisfies Translated<typeof source>;

export const setupErrors = {
  menu_not_empty: "في القائمة أصناف بالفعل. لم يُضف شيء.",
} as const satisfies Translated<typeof sourceErrors>;
