import type { Translated } from "#app/words/translated.ts";
import type { approvals as source, approvalsErrors as sourceErrors } from "./en.ts";

export const approvals = {
  pin_set: "आपका PIN सहेजा गया।",
  title: "मंज़ूरी",
  show_pin: "PIN दिखाएँ",
  hide_pin: "PIN छिपाएँ",
  approver: "मंज़ूरी देने वाले",
  pin: "PIN",
  pin_hint: "4 से 6 अंक",
  approve: "मंज़ूर करें",
  nobody: "अभी कोई मंज़ूरी नहीं दे सकता",
  nobody_hint: "पहले किसी मैनेजर को अपनी प्रोफ़ाइल में PIN तय करना होगा।",
  act: {
    order_void: "किचन में भेजे जा चुके आइटम वॉइड करना",
    sale_refund: "बिक्री का रिफ़ंड देना",
    sale_courtesy: "आइटम कॉम्प्लिमेंट्री देना",
    sale_discount: "छूट देना",
    stock_count: "स्टॉक गिनती से स्टॉक बढ़ाना",
    cash_difference: "अंतर के साथ कैश ड्रॉअर बंद करना",
    cash_recount: "कैश ड्रॉअर फिर गिनना",
    cash_beyond_drawer: "कैश ड्रॉअर से उसमें मौजूद कैश से ज़्यादा निकालना",
  },
  card: {
    about:
      "साझा POS पर साइन इन करने के लिए अपना PIN लिखें। मैनेजर इसी से साथी की स्क्रीन पर मंज़ूरी भी देते हैं: रिफ़ंड, वॉइड, कॉम्प्लिमेंट्री, कैश का अंतर और स्टॉक गिनती में ज़्यादा।",
    since: "{{when}} को तय किया।",
    given: "आपको {{when}} को दिया गया। इसे ऐसे PIN से बदलें जो सिर्फ़ आपको पता हो।",
    none: "आपका अभी कोई PIN नहीं है।",
    change: "PIN बदलें",
    set: "PIN तय करें",
    password: "आपका पासवर्ड",
    new_pin: "नया PIN",
    save: "PIN सहेजें",
  },
} as const satisfies Translated<typeof source>;

export const approvalsErrors = {
  approval_required: "इसके लिए मैनेजर की मंज़ूरी चाहिए।",
  approval_invalid: "मंज़ूरी का समय खत्म हो गया या वह इस्तेमाल हो चुकी है। फिर से माँगें।",
  pin_wrong: "PIN गलत है। फिर कोशिश करें।",
  pin_locked: "{{name}} का PIN बहुत बार गलत लिखा गया। {{seconds}} बाद फिर कोशिश करें।",
  pin_too_simple: "इस PIN का अंदाज़ा लगाना आसान है। दूसरा चुनें।",
  password_wrong: "पासवर्ड गलत है।",
} as const satisfies Translated<typeof sourceErrors>;
