import type { Translated } from "#app/words/translated.ts";
import type { platformErrors as source } from "../en/errors.ts";

export const platformErrors = {
  invalid_input: "يرجى مراجعة الحقول المحددة.",
  invalid_request: "عملية غير صالحة: يرجى الاختيار من القائمة مجددًا.",
  not_signed_in: "يرجى تسجيل الدخول للمتابعة.",
  subscription_inactive: "لا يوجد اشتراك سارٍ لهذا المطعم.",
  not_permitted: "ليست لديك صلاحية لذلك. يرجى طلبها من أحد المسؤولين.",
  look_in_reads_only: "هذه زيارة دعم: يمكنك الاطلاع دون تغيير أي شيء.",
  not_found: "لم يعد هذا موجودًا. يرجى تحديث الشاشة.",
  unknown_address: "لا يوجد شيء في هذا العنوان. يرجى التحقق من الطريقة والمسار.",
  signature_invalid: "توقيع الرسالة مفقود أو غير صحيح، أو أن الرسالة قديمة جدًا.",
  method_not_allowed: "لا يقبل هذا العنوان هذا النوع من العمليات.",
  request_timeout: "استغرق وصول البيانات وقتًا طويلًا. يرجى المحاولة مرة أخرى.",
  still_running: "ما زالت العملية نفسها قيد المعالجة. يرجى الانتظار قليلًا ثم التحقق مجددًا.",
  changed_meanwhile: "غيّر شخص آخر هذه البيانات في هذه الأثناء. لم يُحفظ شيء؛ وما كتبته ما زال هنا.",
  uuid_taken: "سبق حفظ هذا بمحتوى مختلف. لم يتغير شيء؛ يرجى التحقق مجددًا.",
  unknown_host: "لا يتعرّف الخادم على هذا العنوان. يرجى فتحه عبر {{address}}.",
  payload_too_large: "حجم المحتوى المرسل كبير جدًا.",
  unsupported_media_type: "يتوقع الخادم JSON.",
  request_withdrawn: "تم تجاهل هذه العملية لعدم وصول ردها. لم يتغير شيء؛ يرجى إرسالها مجددًا.",
  idempotency_key_reused: "سبق إرسال هذه العملية بمحتوى مختلف. لم يتغير شيء؛ يرجى المحاولة مرة أخرى.",
  too_many_requests: "محاولات كثيرة جدًا. يمكن المحاولة مجددًا بعد {{seconds}}.",
  internal: "حدث خطأ من جهتنا. لم يتغير شيء. يرجى إعطاء الدعم الرقم {{requestId}}.",
  service_unavailable: "الخادم مشغول أو قيد التشغيل. لم يتغير شيء؛ يرجى المحاولة بعد لحظات.",
  storage_full: "قرص الخادم ممتلئ. لم يُحفظ شيء؛ يرجى إخلاء مساحة ثم المحاولة مجددًا.",
  wrong_origin: "جاءت هذه العملية من موقع آخر فرُفضت.",
} as const satisfies Translated<typeof source>;
