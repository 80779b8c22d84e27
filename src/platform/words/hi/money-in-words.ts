/** Returns an amount of dollars as it is said: "बारह डॉलर और 40 सेंट". */
export function moneyInWords(whole: number, cents: number): string {
  const dollars = `${hindi(whole)} डॉलर`;
  const coins = `${cents} सेंट`;
  if (cents === 0) return dollars;
  return whole === 0 ? coins : `${dollars} और ${coins}`;
}

/** Every number below a hundred has a word of its own. */
const hindiSmall = [
  ["शून्य", "एक", "दो", "तीन", "चार", "पाँच", "छह", "सात", "आठ", "नौ"],
  ["दस", "ग्यारह", "बारह", "तेरह", "चौदह", "पंद्रह", "सोलह", "सत्रह", "अठारह", "उन्नीस"],
  ["बीस", "इक्कीस", "बाईस", "तेईस", "चौबीस", "पच्चीस", "छब्बीस", "सत्ताईस", "अट्ठाईस", "उनतीस"],
  ["तीस", "इकतीस", "बत्तीस", "तैंतीस", "चौंतीस", "पैंतीस", "छत्तीस", "सैंतीस", "अड़तीस", "उनतालीस"],
  ["चालीस", "इकतालीस", "बयालीस", "तैंतालीस", "चौवालीस", "पैंतालीस", "छियालीस", "सैंतालीस", "अड़तालीस", "उनचास"],
  ["पचास", "इक्यावन", "बावन", "तिरपन", "चौवन", "पचपन", "छप्पन", "सत्तावन", "अट्ठावन", "उनसठ"],
  ["साठ", "इकसठ", "बासठ", "तिरसठ", "चौंसठ", "पैंसठ", "छियासठ", "सड़सठ", "अड़सठ", "उनहत्तर"],
  ["सत्तर", "इकहत्तर", "बहत्तर", "तिहत्तर", "चौहत्तर", "पचहत्तर", "छिहत्तर", "सतहत्तर", "अठहत्तर", "उन्यासी"],
  ["अस्सी", "इक्यासी", "बयासी", "तिरासी", "चौरासी", "पचासी", "छियासी", "सत्तासी", "अट्ठासी", "नवासी"],
  ["नब्बे", "इक्यानवे", "बानवे", "तिरानवे", "चौरानवे", "पचानवे", "छियानवे", "सत्तानवे", "अट्ठानवे", "निन्यानवे"],
].flat();

/** लाख (a hundred thousand), हज़ार (a thousand), सौ (a hundred), as numbers are counted in India. */
const hindiUnits = [
  [100_000, "लाख"],
  [1_000, "हज़ार"],
  [100, "सौ"],
] as const;

function hindi(number: number): string {
  for (const [size, name] of hindiUnits) {
    if (number < size) continue;
    const head = `${hindi(Math.floor(number / size))} ${name}`;
    const rest = number % size;
    return rest === 0 ? head : `${head} ${hindi(rest)}`;
  }
  return hindiSmall[number] ?? "";
}
