import type { Translated } from "#app/words/translated.ts";
import type { profile as source } from "./profile.en.ts";

export const profile = {
  till: {
    title: "POS",
    confirm: "किचन में भेजने से पहले पुष्टि करें",
    confirm_hint:
      "भेजने से पहले सार और बाद में टोकन दिखाता है। बंद होने पर एक बार छूने से भेजा जाता है और वापस लेने के लिए 8 सेकंड मिलते हैं।",
    confirm_new_one: "भेजने से पहले सार दिखाता है। {{count}} और ऑर्डर के बाद अपने आप बंद हो जाएगा।",
    confirm_new_other: "भेजने से पहले सार दिखाता है। {{count}} और ऑर्डर के बाद अपने आप बंद हो जाएगा।",
  },
  none: "नहीं दिया",
  role_staff: "स्टाफ़",
  role_superadmin: "प्लेटफ़ॉर्म एडमिन",
  devices: {
    subtitle: "आप कहाँ-कहाँ साइन इन हैं। जो डिवाइस आप न पहचानें, उसे हटाएँ।",
    mine: "यह डिवाइस",
    seen: "पिछली बार {{when}}",
    since: "साइन इन {{when}} · {{place}}",
    confirm_title: "यह डिवाइस हटाएँ?",
    confirm_body: "{{name}} तुरंत साइन आउट हो जाएगा।",
    confirm: "डिवाइस हटाएँ",
  },
  language: {
    subtitle: "इस डिवाइस के लिए, और आपको मिलने वाले संदेशों और ईमेल के लिए।",
    choose: "स्क्रीन की भाषा",
  },
  support: {
    subtitle: "हमें लिखें और बताएँ कि आप क्या कर रहे थे और क्या दिखा।",
    address: "सपोर्ट का पता",
    copy: "पता कॉपी करें",
    copied: "पता कॉपी हुआ।",
    copy_failed: "ब्राउज़र ने कॉपी नहीं करने दिया। पता चुनकर कॉपी करें।",
    mail_app: "मेल ऐप खोलें",
    none: "सपोर्ट का कोई पता सेट नहीं है। जिसने आपको Comanda दिया, उससे पूछें।",
    none_operator: "सपोर्ट का कोई पता सेट नहीं है। सर्वर की सेटिंग्स में SUPPORT_EMAIL लिखें: रेस्तराँ उसे यहाँ देखते हैं।",
    webmail: "या ब्राउज़र से लिखें",
    subject: "Comanda: {{store}}",
    subject_of_operator: "Comanda, प्लेटफ़ॉर्म: {{name}}",
  },
} as const satisfies Translated<typeof source>;
