import type { Translated } from "#app/words/translated.ts";
import type { tenantDeletion as source, tenantDeletionErrors as sourceErrors } from "./en.ts";

export const tenantDeletion = {
  undo: "التراجع عن الحذف",
  submit: "تعطيل وحذف",
  now: "من الآن لا يمكن لأحد في المطعم العمل. يرى الموظفون أنه غير نشط. لا يُحصَّل من بطاقته لفترة أخرى.",
  export: "يُصدَّر كل شيء أولًا، ليمكن تسليم الملف عند الطلب.",
  days_zero: "لا يمكن التراجع.",
  days_one: "يمكن التراجع خلال يوم واحد.",
  days_two: "يمكن التراجع خلال يومين.",
  days_few: "يمكن التراجع خلال {{count}} أيام.",
  days_many: "يمكن التراجع خلال {{count}} يومًا.",
  days_other: "يمكن التراجع خلال {{count}} يوم.",
  purge: "بعدها يُحذف كل شيء نهائيًا: الطلبات والعملاء والموظفون والصور. لا يمكن لأحد استعادته.",
  documents_zero: "تُحفظ المستندات الضريبية المختومة كما يوجب القانون.",
  documents_one: "تُحفظ المستندات الضريبية المختومة سنة واحدة كما يوجب القانون.",
  documents_two: "تُحفظ المستندات الضريبية المختومة سنتين كما يوجب القانون.",
  documents_few: "تُحفظ المستندات الضريبية المختومة {{count}} سنوات كما يوجب القانون.",
  documents_many: "تُحفظ المستندات الضريبية المختومة {{count}} سنة كما يوجب القانون.",
  documents_other: "تُحفظ المستندات الضريبية المختومة {{count}} سنة كما يوجب القانون.",
  name_label: "كتابة اسم المطعم",
  name_hint: "بالضبط: {{name}}",
  undo_title: "الإبقاء على {{name}}؟",
  undo_text:
    "يُتراجع عن الحذف. يعود المطعم نشطًا أو غير نشط كما كان. إن كان يدفع بالبطاقة يُحصَّل منه شهريًا مجددًا؛ وإن انتهت فترته فيلزمه الاشتراك مجددًا.",
  undo_confirm: "الإبقاء عليه",
  badge: "يُحذف في {{date}}",
  notice: "هذا المطعم غير نشط وسيُحذف نهائيًا في {{date}}. بطلب من {{by}} في {{asked}}.",
  section: "بانتظار الحذف والمحذوفة",
  section_hint:
    "يمكن التراجع عن الحذف حتى تاريخه. بعده يُحتفظ بالتصدير 90 يومًا وبالمستندات الضريبية عشر سنوات.",
  load_failed: "تعذّر تحميل عمليات الحذف.",
  by: "بطلب من",
  file: "التصدير",
  states: {
    waiting: "مجدول في {{date}}",
    purging: "قيد الحذف",
    purged: "حُذف في {{date}}",
  },
  exports: {
    none: "لا شيء بعد",
    waiting: "بالانتظار",
    ready: "جاهز، {{size}}",
    failed: "فشل، تُعاد المحاولة خلال ساعة",
    removed: "لم يعد محفوظًا",
  },
  late_card: "سُجّلت له بطاقة في {{date}} رغم ذلك. أُلغيت البطاقة واستُرد المبلغ.",
  save_export: "تنزيل التصدير",
  save_documents: "تنزيل المستندات الضريبية المحفوظة",
  mail: {
    asked: {
      subject: "سيُحذف {{store}} في {{day}}",
      first:
        "مرحبًا {{name}}. طُلب حذف {{store}} من Comanda. من اليوم لا يمكن لأحد العمل فيه، وفي {{day}} يُمحى كل شيء نهائيًا.",
      second:
        "صُدّرت كل البيانات: يمكن تنزيلها بعد تسجيل الدخول. إن كان لا ينبغي حذف {{store}} فيرجى التواصل مع الدعم قبل ذلك اليوم: ما زال التراجع ممكنًا.",
      action: "تنزيل الكل",
    },
    kept: {
      subject: "لن يُحذف {{store}}",
      first: "مرحبًا {{name}}. تم التراجع عن حذف {{store}}. كل شيء كما تركته.",
      action: "فتح Comanda",
    },
    footer: "يصلك هذا البريد لأنك من مسؤولي {{store}}.",
  },
  reply: {
    asked: "{{name}} غير نشط وسيُحذف.",
    kept: "لن يُحذف {{name}}.",
  },
} as const satisfies Translated<typeof source>;

export const tenantDeletionErrors = {
  tenant_name_differs: "هذا ليس اسم المطعم. يرجى كتابته بالضبط.",
  tenant_deletion_begun: "بدأ الحذف ولم يعد التراجع ممكنًا.",
  tenant_kept_already: "هذا المطعم ليس قيد الحذف: سبق التراجع عنه.",
  tenant_being_deleted: "المطعم قيد الحذف. يلزم أولًا التراجع عن الحذف.",
} as const satisfies Translated<typeof sourceErrors>;
