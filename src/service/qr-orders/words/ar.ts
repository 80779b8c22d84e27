import type { Translated } from "#app/words/translated.ts";
import type { qrOrders as source, qrOrdersErrors as sourceErrors } from "./en.ts";

export const qrOrders = {
  pending_zero: "طلبات QR بالانتظار: {{count}}",
  pending_one: "طلبات QR بالانتظار: {{count}}",
  pending_two: "طلبات QR بالانتظار: {{count}}",
  pending_few: "طلبات QR بالانتظار: {{count}}",
  pending_many: "طلبات QR بالانتظار: {{count}}",
  pending_other: "طلبات QR بالانتظار: {{count}}",
  empty: "لا طلبات QR",
  loading: "جارٍ التحميل…",
  wait: "يرجى الانتظار",
  load: "تحميل",
  cancel: "حذف",
  all: "حذف الكل",
  all_title: "حذف كل طلبات QR المنتظرة؟",
  credit_fiscal: "يطلب crédito fiscal",
  /** Marks an order whose phone does not share the account of its table. */
  phone: {
    earlier_visit: "هاتف من زيارة سابقة",
    not_in: "لم ينضم الهاتف إلى الحساب",
  },
  /** Phones of guests, which staff let order or block. */
  phones: {
    asking: "هواتف تنتظر الطلب",
    asking_help:
      "طلبات كثيرة من هواتف غير معروفة بالانتظار. عند السماح لهواتف ضيوفك لن يعطّلها ما يرسله غيرهم.",
    more_zero: "إظهار المزيد",
    more_one: "إظهار هاتف آخر",
    more_two: "إظهار هاتفين آخرين",
    more_few: "إظهار {{count}} أخرى",
    more_many: "إظهار {{count}} أخرى",
    more_other: "إظهار {{count}} أخرى",
    blocked: "هواتف محظورة",
    no_table: "بلا طاولة",
    admit: "السماح بالطلب",
    block: "حظر الهاتف",
    block_title: "حظر هاتف {{name}}؟",
    block_text: "تُحذف طلباته المنتظرة ولا يمكنه الطلب مجددًا. يمكن السماح له لاحقًا.",
    unblock: "إلغاء الحظر",
    reply: { known: "الطلب متاح الآن: {{name}}.", blocked: "تم حظر هاتف {{name}}." },
  },
  failed: "تعذّر التنفيذ. يرجى المحاولة مجددًا.",
  delete_failed: "لم يُحذف شيء. يرجى المحاولة مجددًا.",
  reply: {
    restored: "عاد طلب QR إلى القائمة.",
    cancelled: "تم حذف طلب QR.",
    all_cancelled_zero: "لم تُحذف طلبات QR.",
    all_cancelled_one: "تم حذف طلب QR واحد.",
    all_cancelled_two: "تم حذف طلبَي QR.",
    all_cancelled_few: "تم حذف {{count}} طلبات QR.",
    all_cancelled_many: "تم حذف {{count}} طلب QR.",
    all_cancelled_other: "تم حذف {{count}} طلب QR.",
  },
} as const satisfies Translated<typeof source>;

export const qrOrdersErrors = {
  qr_order_closed: "عالج شخص آخر طلب QR هذا. لم يتغير شيء.",
} as const satisfies Translated<typeof sourceErrors>;
