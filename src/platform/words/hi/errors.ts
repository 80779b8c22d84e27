import type { Translated } from "#app/words/translated.ts";
import type { platformErrors as source } from "../en/errors.ts";

export const platformErrors = {
  invalid_input: "निशान लगे फ़ील्ड जाँचें।",
  invalid_request: "अनुरोध मान्य नहीं: सूची से फिर चुनें।",
  not_signed_in: "आगे बढ़ने के लिए साइन इन करें।",
  subscription_inactive: "रेस्तराँ का कोई सब्सक्रिप्शन चालू नहीं है।",
  not_permitted: "आपको इसकी अनुमति नहीं है। किसी एडमिन से माँगें।",
  look_in_reads_only: "यह सपोर्ट विज़िट है: आप देख सकते हैं, कुछ बदल नहीं सकते।",
  not_found: "यह अब नहीं है। स्क्रीन रीफ़्रेश करें।",
  unknown_address: "इस पते पर कुछ नहीं है। मेथड और पाथ जाँचें।",
  signature_invalid: "संदेश का सिग्नेचर नहीं है या गलत है, या संदेश बहुत पुराना है।",
  method_not_allowed: "इस पते पर ऐसा अनुरोध स्वीकार नहीं होता।",
  request_timeout: "अनुरोध पहुँचने में बहुत देर हुई। फिर कोशिश करें।",
  secret_locked:
    "इस सर्वर के पास वह कुंजी नहीं है जिससे यह सील किया गया था। कुछ बदला नहीं गया; इसे चलाने वाले SECRET_KEYS जाँचें।",
  still_running: "यही अनुरोध अभी प्रोसेस हो रहा है। थोड़ा रुकें और फिर देखें।",
  changed_meanwhile: "इस बीच किसी और ने इसे बदल दिया। कुछ सहेजा नहीं गया; आपका लिखा यहीं है।",
  uuid_taken: "यह पहले ही अलग सामग्री के साथ सहेजा जा चुका है। कुछ नहीं बदला; फिर से जाँचें।",
  unknown_host: "सर्वर इस पते को नहीं पहचानता। इसे {{address}} पर खोलें।",
  payload_too_large: "भेजी गई सामग्री बहुत बड़ी है।",
  unsupported_media_type: "सर्वर को JSON चाहिए।",
  request_withdrawn: "जवाब न मिलने से यह अनुरोध छोड़ दिया गया। कुछ नहीं बदला; फिर भेजें।",
  idempotency_key_reused: "यह अनुरोध पहले ही अलग सामग्री के साथ भेजा जा चुका है। कुछ नहीं बदला; फिर कोशिश करें।",
  too_many_requests: "बहुत ज़्यादा कोशिशें। {{seconds}} बाद फिर कोशिश करें।",
  internal: "हमारी ओर से कुछ गड़बड़ हुई। कुछ नहीं बदला। सपोर्ट को यह नंबर दें: {{requestId}}।",
  service_unavailable: "सर्वर व्यस्त है या चालू हो रहा है। कुछ नहीं बदला; थोड़ी देर में फिर कोशिश करें।",
  storage_full: "सर्वर की डिस्क भर गई है। कुछ सहेजा नहीं गया; जगह खाली करके फिर कोशिश करें।",
  wrong_origin: "यह अनुरोध दूसरी साइट से आया था और अस्वीकार किया गया।",
} as const satisfies Translated<typeof source>;
