/** Text as it is compared when searching: trimmed, lower case, without accents. "Café " and "cafe" are equal. */
export function foldText(text: string): string {
  return text
    .trim()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
