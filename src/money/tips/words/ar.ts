import type { Translated } from "#app/words/translated.ts";
import type { tips as source } from "./en.ts";

export const tips = {
  days: "أيام العمل من {{from}} إلى {{to}}",
  file: "الإكراميات.csv",
  waiter: "النادل",
  nobody: "بلا نادل",
  given: "المستلم",
  returned: "المسترد",
  total: "كل النُدُل",
  whose_days: "{{days}}. الإكرامية لمن كان يخدم الحساب عند دفعه. ليست جزءًا من البيع.",
  whose: "الإكرامية لمن كان يخدم الحساب عند دفعه. ليست جزءًا من البيع.",
  empty: "لا إكراميات في هذه الفترة",
  empty_hint: "تظهر هنا عندما يتركها الضيوف عند الدفع.",
  courtesies: {
    title: "الضيافة",
    worth: "{{amount}} بأسعار القائمة",
    value: "القيمة بأسعار القائمة",
    combo: "كومبو",
    of_combo: "{{dish}} ({{combo}})",
    by: "التقديم بواسطة",
    approved_by: "الموافقة",
    file: "الضيافة.csv",
    empty: "لا ضيافة في هذه الفترة",
  },
  rules: {
    title: "الإكرامية المقترحة",
    suggested: "اقتراح إكرامية عند الدفع",
    hint: "تُعرض بلمسة واحدة ولا تُملأ تلقائيًا أبدًا: الإكرامية اختيارية.",
    rate: "النسبة المقترحة",
    rate_error: "يرجى إدخال نسبة من 0.01 إلى 100.",
  },
  reply: {
    rules_set: "تم حفظ الإكرامية المقترحة.",
  },
} as const satisfies Translated<typeof source>;
