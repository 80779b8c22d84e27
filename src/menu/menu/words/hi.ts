import type { Translated } from "#app/words/translated.ts";
import type { menu as source, menuErrors as sourceErrors } from "./en.ts";

export const menu = {
  reply: {
    category_moved_one: "{{title}} को मिटाया गया; उसका {{count}} आइटम अब {{target}} में है।",
    category_moved_other: "{{title}} को मिटाया गया; उसके {{count}} आइटम अब {{target}} में हैं।",
    shown: "{{title}} मेन्यू में है।",
    hidden: "{{title}}: छिपा हुआ।",
    item_copied: "{{title}} को बनाया गया। जब तक आप न दिखाएँ, यह छिपा रहेगा।",
    photo_saved: "फ़ोटो सहेजी गई।",
    photo_removed: "फ़ोटो हटाई गई।",
    translations_saved: "अनुवाद सहेजे गए।",
    translations_copied: "कॉपी किए गए अनुवाद: {{shown}}।",
    translations_imported: "इंपोर्ट किए गए अनुवाद: {{shown}}।",
    recipe_saved: "रेसिपी सहेजी गई।",
    recipe_deleted: "{{title}} को रेसिपी से हटाया गया।",
    cost_saved: "{{title}} की लागत सहेजी गई।",
    group_attached_one: "{{title}}: {{count}} आइटम में है।",
    group_attached_other: "{{title}}: {{count}} आइटम में है।",
    group_shared: "{{title}} अब साझा ग्रुप है। आप इसे दूसरे आइटम में जोड़ सकते हैं।",
    many_changed_one: "{{count}} आइटम बदला गया।",
    many_changed_other: "{{count}} आइटम बदले गए।",
    many_same: "बदलने को कुछ नहीं था: आइटम पहले से वैसे ही थे।",
    many_restored_one: "{{count}} आइटम वापस लाया गया।",
    many_restored_other: "{{count}} आइटम वापस लाए गए।",
  },
} as const satisfies Translated<typeof source>;

export const menuErrors = {
  category_exists: "इस नाम की कैटेगरी पहले से है। कुछ सहेजा नहीं गया; दूसरा नाम चुनें।",
  category_in_use: "{{title}} में आइटम: {{count}}। पहले उन्हें दूसरी कैटेगरी में ले जाएँ या मिटाएँ।",
  menu_item_exists: "इस कैटेगरी में {{title}} नाम का आइटम पहले से है। कुछ सहेजा नहीं गया; दूसरा नाम चुनें।",
  choice_exists: "इस आइटम में {{title}} पहले से है। कुछ सहेजा नहीं गया; दूसरा नाम चुनें।",
  menu_in_language: "मेन्यू इसी भाषा ({{language}}) में लिखा है। अनुवाद के लिए कोई दूसरी भाषा चुनें।",
  too_many_choices:
    "एक आइटम में अधिकतम {{most}} वैरिएंट, {{most}} ऐड-ऑन और {{most}} ग्रुप हो सकते हैं। कुछ नहीं जोड़ा गया।",
  group_needs_addon: "ग्रुप {{title}} में {{least}} ज़रूरी हैं और इससे कम बचेंगे। पहले ग्रुप बदलें या मिटाएँ।",
  group_is_shared: "ग्रुप {{title}} साझा है: कई आइटम में है। इसे “साझा ग्रुप” में बदलें।",
  shared_group_exists: "{{title}} नाम का साझा ग्रुप पहले से है। कुछ सहेजा नहीं गया; दूसरा नाम चुनें।",
  addon_twice: "ग्रुप में {{title}} पहले से है। कुछ सहेजा नहीं गया; दूसरा नाम चुनें।",
  recipe_has_ingredient: "{{title}} इस रेसिपी में पहले से है। उसकी मात्रा वहीं बदलें।",
  price_too_high: "एक दाम {{most}} से ज़्यादा हो जाएगा: {{title}}। कोई दाम नहीं बदला।",
} as const satisfies Translated<typeof sourceErrors>;
