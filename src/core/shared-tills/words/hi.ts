import type { Translated } from "#app/words/translated.ts";
import type { sharedTills as source, sharedTillsErrors as sourceErrors } from "./en.ts";

export const sharedTills = {
  title: "साझा POS",
  intro: "साझा POS पर लोग साइन आउट और साइन इन करने की जगह अपने PIN से बदलते हैं। अधूरा ऑर्डर रहता है।",
  none: "अभी कोई साझा POS नहीं है।",
  enroll: "यह डिवाइस साझा करें",
  enroll_hint: "फिर जिसके पास PIN है, वह यहाँ उससे साइन इन कर सकता है। स्टाफ़ अपना PIN अपनी प्रोफ़ाइल में तय करता है।",
  change_title: "साझा POS {{title}}",
  remove_title: "साझा POS {{title}} हटाएँ?",
  remove_body: "वहाँ अब कोई PIN से साइन इन नहीं कर सकेगा, और जो उसे चला रहा है वह तुरंत साइन आउट हो जाएगा।",
  remove_confirm: "साझा POS हटाएँ",
  name: "POS का नाम",
  after_sending: "भेजने के बाद लॉक करें",
  after_sending_hint: "अगला व्यक्ति अपने PIN से शुरू करता है। वापस लेने के लिए 8 सेकंड मिलते हैं।",
  after_seconds: "खाली रहने पर लॉक (सेकंड)",
  after_seconds_hint: "15 से 3600। अपने आप कभी लॉक न हो, तो खाली छोड़ें।",
  since: "{{device}} · {{name}} ने {{when}} को जोड़ा",
  used: "पिछला इस्तेमाल: {{name}}, {{when}}",
  locks_sending: "भेजने के बाद लॉक होता है",
  locks_seconds: "{{time}} खाली रहने पर लॉक",
  locks_never: "अपने आप लॉक नहीं होता",
  lock: "POS लॉक करें",
  sent: "भेजा गया",
  sent_hint: "किसी और के साइन इन के लिए स्क्रीन छुएँ।",
  lock_failed: "सर्वर तक नहीं पहुँचा जा सका। POS लॉक रहेगा और फिर कोशिश होगी।",
  who: "अपना नाम चुनें",
  who_hint: "फिर अपना PIN लिखें।",
  nobody: "अभी किसी के पास PIN नहीं है",
  nobody_hint: "पासवर्ड से साइन इन करें और अपनी प्रोफ़ाइल में PIN तय करें।",
  back: "कोई और",
  by_password: "पासवर्ड से साइन इन करें",
  reply: {
    enrolled: "{{title}} अब साझा POS है।",
    removed: "{{title}} अब साझा POS नहीं है।",
    locked: "POS लॉक है।",
  },
} as const satisfies Translated<typeof source>;

export const sharedTillsErrors = {
  not_a_shared_till: "यह डिवाइस साझा POS नहीं है। पासवर्ड से साइन इन करें।",
  till_locked: "इस POS पर बहुत बार गलत PIN लिखा गया। {{seconds}} बाद फिर कोशिश करें या पासवर्ड से साइन इन करें।",
} as const satisfies Translated<typeof sourceErrors>;
