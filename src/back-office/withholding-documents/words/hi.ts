import type { Translated } from "#app/words/translated.ts";
import type { withholdingDocuments as source, withholdingDocumentsErrors as sourceErrors } from "./en.ts";

export const withholdingDocuments: Translated<typeof source> = {
  types: {
    "07": "कटौती दस्तावेज़ (retención)",
    "08": "निपटान दस्तावेज़ (liquidación)",
    "09": "अकाउंटिंग निपटान दस्तावेज़",
  },
  lists: {
    advances: "कार्ड पर 2% अग्रिम",
    withheld: "हमसे काटा गया 1%",
    withheld_by_us: "हमने काटा 1%",
    settled: "दूसरों ने निपटाया",
  },
  import: {
    open: "07, 08 या 09 इंपोर्ट करें",
    title: "कटौती या निपटान दस्तावेज़ इंपोर्ट करें",
    hint: "दस्तावेज़ का JSON, जैसा ईमेल से या Hacienda की साइट से मिला। आपकी पुष्टि तक कुछ सहेजा नहीं जाता।",
    label: "दस्तावेज़ का JSON",
    placeholder: "JSON टेक्स्ट यहाँ पेस्ट करें",
    file: "या फ़ाइल चुनें",
    choose: "फ़ाइल चुनें",
    drop: "या यहाँ छोड़ें",
    refused_type: "{{name}} JSON फ़ाइल या ईमेल नहीं है।",
    refused_size: "{{name}} का साइज़ 25 MB से ज़्यादा है।",
    no_document: "{{name}} में कोई दस्तावेज़ नहीं है।",
    several: "{{name}} में कई दस्तावेज़ हैं। उन्हें एक-एक करके इंपोर्ट करें।",
    read: "जाँचें",
    again: "दूसरा दस्तावेज़",
    confirm: "दस्तावेज़ इंपोर्ट करें",
    known: "{{by}} ने यह दस्तावेज़ पहले ही इंपोर्ट किया है।",
    goes_to: "यह {{list}}, {{month}} में जाएगा।",
  },
  facts: {
    from: "किससे",
    to: "किससे काटा",
    date: "तारीख",
    control_number: "कंट्रोल नंबर",
    generation_code: "जनरेशन कोड",
    seal: "मुहर",
    base: "IVA के बिना राशि",
    amount_07: "काटा गया 1%",
    amount_08: "वसूला गया IVA",
    amount_09: "2% अग्रिम",
    other_amount: "दूसरी कटौती",
    taxed: "टैक्स योग्य बिक्री",
    untaxed: "IVA के बिना बिक्री",
    vat: "उस बिक्री का IVA",
    commission: "कमीशन",
    commission_vat: "कमीशन का IVA",
    paid: "दी गई राशि",
    related: "इसमें दिए दस्तावेज़",
  },
  remove: {
    action: "हटाएँ",
    question: "{{name}} का दस्तावेज़ हटाएँ?",
    body: "यह हर सूची, अनुलग्नक और हिसाब से हट जाएगा। इसे फिर इंपोर्ट किया जा सकता है।",
  },
  save_text: "JSON डाउनलोड करें",
  fault: "{{field}}: {{reason}}",
  warnings: {
    test_environment: "यह Hacienda के टेस्ट एनवायरनमेंट से है: असली बही के किसी आँकड़े में नहीं आता।",
    no_seal: "इस पर Hacienda की मुहर नहीं है।",
    unknown_version: "इस दस्तावेज़ का संस्करण {{version}} अनजान है। आँकड़ों को छपे दस्तावेज़ से मिलाएँ।",
    schema: "यह Hacienda के आधिकारिक स्कीमा के अनुसार नहीं है: {{faults}}। अंतर: {{count}}।",
    unchecked_party:
      "जारीकर्ता की सेटिंग्स में रेस्तराँ का NIT या NRC नहीं है, इसलिए पता नहीं चल सकता कि यह दस्तावेज़ उसका है या नहीं।",
    future_day: "दस्तावेज़ की तारीख आगे की है।",
    rate: "दर के अनुसार टैक्स {{expected}} होना चाहिए, पर दस्तावेज़ में {{found}} है।",
    other_codes: "{{amount}} 1% के अलावा किसी कोड में काटे गए। यह किसी अनुलग्नक या हिसाब में नहीं है: अपने अकाउंटेंट से पूछें।",
    unknown_sales_one: "इसमें {{count}} ऐसा दस्तावेज़ है जो इस रेस्तराँ का नहीं।",
    unknown_sales_other: "इसमें {{count}} ऐसे दस्तावेज़ हैं जो इस रेस्तराँ के नहीं।",
    perceived_for_us: "इसके अनुसार {{amount}} IVA वसूला गया। यह किसी अनुलग्नक या हिसाब में नहीं है: अपने अकाउंटेंट से पूछें।",
    nothing_withheld: "इसमें कुछ नहीं काटा गया।",
  },
  reply: {
    imported: "दस्तावेज़ इंपोर्ट हुआ: {{list}}।",
    removed: "{{name}} का दस्तावेज़ हटाया गया।",
  },
};

export const withholdingDocumentsErrors: Translated<typeof sourceErrors> = {
  document_of_another: "यह दस्तावेज़ {{name}} ({{number}}) के नाम है, इस रेस्तराँ के नहीं। जारीकर्ता का NIT और NRC जाँचें।",
  withholding_type_unsupported:
    "प्रकार {{type}} के दस्तावेज़ कुछ काटते या निपटाते नहीं। यहाँ प्रकार 07, 08 और 09 इंपोर्ट हो सकते हैं; खरीद “खरीद” में इंपोर्ट होती है।",
  withholding_document_known: "यह दस्तावेज़ {{by}} पहले ही इंपोर्ट कर चुके हैं।",
};
