import type { Translated } from "#app/words/translated.ts";
import type { floor as source, floorErrors as sourceErrors } from "./en.ts";

export const floor = {
  no_floor: "दूसरी टेबल",
  edit: "प्लान बदलें",
  save: "प्लान सहेजें",
  hint: "टेबल को खींचें, या चुनकर तीर वाली कुंजियाँ दबाएँ। Shift + तीर से आकार बदलता है।",
  shape: "आकृति",
  square: "चौकोर",
  round: "गोल",
  width: "चौड़ाई",
  height: "ऊँचाई",
  nothing_chosen: "आकृति और आकार बदलने के लिए टेबल चुनें।",
  chosen: "{{table}}, कॉलम {{x}}, पंक्ति {{y}}",
  no_tables_hint: "सेटिंग्स में टेबल जोड़ें।",
  jump: "टेबल {{number}}: Enter दबाएँ",
  no_such_table: "टेबल {{number}} नहीं है।",
  load_failed: "फ़्लोर प्लान लोड नहीं हो सका।",
  save_failed: "फ़्लोर प्लान सहेजा नहीं जा सका। आपके बदलाव यहीं हैं।",
  saved: "फ़्लोर प्लान सहेजा गया।",
  /** Choosing a table on the plan or in a list. */
  picker: {
    search: "नंबर या नाम से खोजें",
    view: "टेबल कैसे दिखें",
    plan: "प्लान",
    list: "सूची",
    nothing: "ऐसी कोई टेबल नहीं है।",
    open: "फ़्लोर प्लान पर चुनें",
    take: "{{table}} चुनें",
  },
} as const satisfies Translated<typeof source>;

export const floorErrors = {
  table_exists: "इस फ़्लोर पर इस नाम की टेबल पहले से है। कुछ सहेजा नहीं गया; दूसरा नाम चुनें।",
  no_tables: "अभी कोई टेबल नहीं है। कोड प्रिंट करने के लिए एक जोड़ें।",
  qr_menu_off: "QR मेन्यू बंद है, इसलिए कोड काम नहीं करेंगे। इसे रेस्तराँ की जानकारी में चालू करें।",
  table_in_use: "{{title}} अभी इस्तेमाल में है। कुछ नहीं मिटाया गया।",
  too_many_tables: "एक रेस्तराँ में अधिकतम {{most}} टेबल हो सकती हैं। कुछ नहीं जोड़ा गया।",
  floor_exists: "इस नाम का फ़्लोर पहले से है। कुछ सहेजा नहीं गया; दूसरा नाम चुनें।",
} as const satisfies Translated<typeof sourceErrors>;
