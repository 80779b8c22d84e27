import type { Translated } from "#app/words/translated.ts";
import type { importing as source } from "../en/importing.ts";

export const importing = {
  step_file: "1. फ़ाइल",
  step_check: "2. जाँच",
  step_done: "3. हो गया",
  example: "उदाहरण",
  choose_label: "CSV फ़ाइल",
  failed: "फ़ाइल प्रोसेस नहीं हो सकी। कुछ नहीं बदला।",
  refused: {
    type: "{{name}} CSV फ़ाइल नहीं है।",
    size: "{{name}} का साइज़ {{megabytes}} MB से ज़्यादा है।",
    workbook: "यह Excel वर्कबुक है। इसे स्प्रेडशीट में CSV के रूप में सहेजें और वह फ़ाइल चुनें।",
    empty: "यह फ़ाइल खाली है।",
    not_text: "यह फ़ाइल टेक्स्ट के रूप में नहीं पढ़ी जा सकती। इसे स्प्रेडशीट में CSV UTF-8 के रूप में सहेजें और वह फ़ाइल चुनें।",
  },
  state: {
    reading: "पढ़ी जा रही है…",
    checking: "जाँची जा रही है…",
    checked: "जाँची गई",
    saving: "इंपोर्ट हो रहा है…",
    failed: "इंपोर्ट नहीं हुआ",
  },
  wrong_one: "फ़ाइल में {{shown}} गलती ठीक करनी है। कुछ नहीं बदला।",
  wrong_other: "फ़ाइल में {{shown}} गलतियाँ ठीक करनी हैं। कुछ नहीं बदला।",
  problems_table: "फ़ाइल की गलतियाँ",
  more_one: "और {{shown}}।",
  more_other: "और {{shown}}।",
  line: "पंक्ति",
  line_no: "पंक्ति {{line}}",
  column: "कॉलम",
  whole_line: "पूरी पंक्ति",
  found: "क्या लिखा है",
  nothing_found: "—",
  message: "क्या करें",
} as const satisfies Translated<typeof source>;
