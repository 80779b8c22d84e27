/** Most results that are shown at once. */
const MOST = 12;

/** Folds case and accents, and reads signs between words as blanks: `next_cursor` is found by "next cursor". */
const folded = (text) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** How well an entry fits; lower is better, null is not at all. */
function rankOf({ name, title, words }, typed) {
  const [inName, inTitle, inAll] = [name, title, `${name} ${title} ${words}`].map(folded);
  if (inName === typed || inTitle === typed) return 0;
  if (inName.endsWith(` ${typed}`)) return 1;
  if (inName.startsWith(typed) || inTitle.startsWith(typed)) return 2;
  if (inName.includes(typed) || inTitle.includes(typed)) return 3;
  return typed.split(" ").every((word) => inAll.includes(word)) ? 4 : null;
}

/** Kinds in the order in which equally good results stand. */
const kinds = ["call", "error", "event", "field", "part"];

/**
 * Returns the entries of the guide that fit what was typed, the best first. An entry is
 * `{ id, kind, name, title, words }`: a call, an event, a field, an error or a part of the guide.
 */
export function searchGuide(entries, text) {
  const typed = folded(text);
  if (typed === "") return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, typed) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => a.rank - b.rank || kinds.indexOf(a.entry.kind) - kinds.indexOf(b.entry.kind))
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
