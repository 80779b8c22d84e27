import type { Translated } from "#app/words/translated.ts";
import type { invoices as source } from "./en.ts";

export const invoices = {
  nothing: "لم يُعثر على فواتير",
  search: "الرقم أو العميل أو الهاتف أو الإجمالي",
  tributes: "ضرائب أخرى (tributos)",
  refunded: "المسترد",
  document: "DTE",
  file: "الفواتير.csv",
  empty: "لا فواتير في هذه الفترة",
  empty_hint: "يمكن اختيار فترة أخرى، أو البحث عن فاتورة برقمها أو عميلها أو إجماليها.",
  nothing_hint: "يرجى التحقق من الرقم أو الإجمالي، أو كتابة جزء أقل من اسم العميل.",
  sums: {
    count_zero: "لا فواتير",
    count_one: "فاتورة واحدة",
    count_two: "فاتورتان",
    count_few: "{{shown}} فواتير",
    count_many: "{{shown}} فاتورة",
    count_other: "{{shown}} فاتورة",
    refunded: "المسترد {{amount}}",
    net: "الصافي {{amount}}",
    loading: "جارٍ الحساب",
    failed: "تعذّر تحميل الإجماليات",
  },
  by_hand: "فاتورة يدوية",
  order: "الطلب {{order}}، النداء {{token}}",
  base: "على {{amount}}",
  payments: "المدفوعات",
  reference: "المرجع {{reference}}",
  withheld_note: "استقطعه المشتري",
  with_tip: "مع إكرامية {{amount}}",
} as const satisfies Translated<typeof source>;
