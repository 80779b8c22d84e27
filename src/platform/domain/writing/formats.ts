const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Returns the format of a locale for days and times; it is made once, because that takes a hundred times as long as using it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, [locale, options], () => new Intl.DateTimeFormat(locale, options));
}

/** Returns the format of a locale for numbers, made once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, [locale, options], () => new Intl.NumberFormat(locale, options));
}

function kept<Format>(formats: Map<string, Format>, terms: readonly unknown[], make: () => Format): Format {
  const key = JSON.stringify(terms);
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = make();
  formats.set(key, made);
  return made;
}
