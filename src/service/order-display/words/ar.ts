import type { Translated } from "#app/words/translated.ts";
import type { orderDisplay as source } from "./en.ts";

export const orderDisplay = {
  preparing: "قيد التحضير",
  ready: "جاهز",
  rider: "جاهز للمندوب",
  ready_hint: "يرجى الاستلام",
  nobody: "لا طلبات حاليًا",
  loading: "جارٍ تحميل الأرقام",
  failed: "تعذّر تحميل الأرقام.",
  with_tables: "إظهار الطاولات أيضًا",
  without_tables: "إخفاء الطاولات",
  token: "الرقم {{tokenNo}}",
  token_rider: "الرقم {{tokenNo}}، توصيل",
  called: "الرقم {{tokenNo}} جاهز.",
  called_rider: "الرقم {{tokenNo}} جاهز للمندوب.",
  page_zero: "لا أرقام، الصفحة {{page}} من {{pages}}",
  page_one: "رقم واحد، الصفحة {{page}} من {{pages}}",
  page_two: "رقمان، الصفحة {{page}} من {{pages}}",
  page_few: "{{count}} أرقام، الصفحة {{page}} من {{pages}}",
  page_many: "{{count}} رقمًا، الصفحة {{page}} من {{pages}}",
  page_other: "{{count}} رقم، الصفحة {{page}} من {{pages}}",
} as const satisfies Translated<typeof source>;
