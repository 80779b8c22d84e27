import type { Translated } from "#app/words/translated.ts";
import type { platform as source } from "../en/platform.ts";

export const platform = {
  offline: "सर्वर से कनेक्शन नहीं है। नेटवर्क जाँचें और फिर कोशिश करें।",
  timeout: "सर्वर ने समय पर जवाब नहीं दिया। फिर कोशिश करें।",
  offline_unsure: "जवाब नहीं मिला। फिर भेजें: यह दो बार नहीं होगा।",
  timeout_unsure: "जवाब नहीं मिला। फिर भेजें: यह दो बार नहीं होगा।",
  on_this_page: "इस पेज पर",
  unreadable: "सर्वर का जवाब पढ़ा नहीं जा सका। पेज फिर लोड करें।",
  secret_lost:
    "जवाब नहीं मिला, इसलिए एक ही बार दिखने वाला सीक्रेट खो गया। सूची देखें: अगर वह वहाँ है, तो कुंजी रद्द करें या एंडपॉइंट हटाएँ और नया बनाएँ।",
  /** After an answer that was lost. */
  unsure: {
    text: "जवाब नहीं मिला। फिर भेजें: यह दो बार नहीं होगा।",
    again: "फिर भेजें",
    look: "देखें कि सहेजा गया या नहीं",
    not_saved: "यह सहेजा नहीं गया। बदलें या फिर भेजें।",
    leave_title: "बिना जाने बंद करें कि सहेजा गया या नहीं?",
    leave_body: "जवाब नहीं मिला। दोबारा करने से पहले देखें कि सहेजा गया या नहीं।",
  },
  /** Somebody else saved the same meanwhile. */
  conflict: {
    text: "आपके लिखते समय किसी और ने इसे बदल दिया। अभी कुछ सहेजा नहीं गया।",
    saved: "सहेजा हुआ: {{value}}",
    mine: "आपका: {{value}}",
    kept: "आपने इसे नहीं बदला: सहेजा हुआ ही रहेगा।",
    keep_mine: "मेरा सहेजें",
    take_saved: "सहेजा हुआ लें",
    on: "चालू",
    off: "बंद",
    empty: "(खाली)",
  },
  /** A page that the server could not even look for. */
  unloaded: {
    text: "Comanda लोड नहीं हो सका। कनेक्शन जाँचें।",
    again: "पेज फिर से लोड करें",
  },
  address: {
    unreadable: "यह पता किसी पेज का नहीं है। जाँचें कि पूरा है।",
    too_long: "यह पता बहुत लंबा है।",
    home: "होम पर जाएँ",
  },
  picture: {
    hint: "PNG, JPG या WebP। इसे यहाँ छोड़ या पेस्ट भी कर सकते हैं।",
    choose: "फ़ोटो चुनें",
    change: "फ़ोटो बदलें",
    camera: "फ़ोटो लें",
    remove: "फ़ोटो हटाएँ",
    sending: "फ़ोटो अपलोड हो रही है",
  },
  something_went_wrong: "कुछ गड़बड़ हुई। फिर कोशिश करें।",
  full_screen: {
    fill: "पूरी स्क्रीन",
    leave: "पूरी स्क्रीन से बाहर आएँ",
  },
  amount: {
    not_a_number: "राशि लिखें, जैसे 12.50।",
    too_many_decimals: "दशमलव के अधिकतम दो अंक लिखें।",
    too_large: "अधिकतम 1,000,000। राशि जाँचें।",
    negative: "राशि 0 से कम नहीं हो सकती।",
  },
} as const satisfies Translated<typeof source>;
