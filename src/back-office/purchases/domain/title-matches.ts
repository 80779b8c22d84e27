import { conversionRatio } from "#inventory/inventory/domain/units.ts";
import { searchText, wordsIn } from "#platform/domain/text/search-text.ts";
import { packSizeInText } from "./pack-size.ts";

/** Likeness of two texts, 0 to 1 in hundredths, so that the shown percentage and its band agree. */
export interface TitleMatch<Key> {
  readonly key: Key;
  readonly title: string;
  readonly score: number;
}

/** Bands of likeness, best first (back-office §9): at least 0.8, 0.5, 0.3, and below. */
export const matchBands = ["strong", "likely", "weak", "none"] as const;
export type MatchBand = (typeof matchBands)[number];

/** Most proposals for a line (back-office §9). */
export const MAX_MATCHES = 10;

/** Shorter words say nothing ("de", "x", "lb") and are ignored (back-office §9). */
const SHORTEST_WORD = 3;

/** Below this likeness two words share letters by chance. */
const LEAST_LIKENESS = 0.6;

/** Suppliers cut words short ("pech. pollo"); four letters are enough to recognize one. */
const SHORTEST_STUB = 4;
const STUB_LIKENESS = 0.8;

/** Titles count twice: suppliers write more than a title says (brand, cut, origin), rarely less. */
const TITLE_WEIGHT = 2;

/** Share of the likeness that the same goods in another size keep: below the right size, above other goods. */
const OTHER_SIZE = 0.9;

export function matchBand(score: number): MatchBand {
  if (score >= 0.8) return "strong";
  if (score >= 0.5) return "likely";
  return score >= 0.3 ? "weak" : "none";
}

/** A text prepared for comparison: its words, and the content of one package if it names one. */
interface ComparedText {
  readonly folded: string;
  readonly words: readonly string[];
  /** Letters of all words together; both texts have some. */
  readonly letters: number;
  readonly content: NonNullable<ReturnType<typeof packSizeInText>>["content"];
}

interface Entry<Key> extends ComparedText {
  readonly key: Key;
  readonly title: string;
}

/**
 * Finds the ten titles most like a description, best first. Uses the likeness of Monge and Elkan: each word counts with its
 * best counterpart, weighted by its length, from the title and from the description; the likeness of two words is the share of
 * letter pairs that they have in common (Sørensen and Dice). Ignores accents and case. Prepared once for all lines of a
 * document: words are looked up, not compared one by one with every title.
 */
export function titleMatcher<Key>(
  titles: Iterable<{ readonly key: Key; readonly title: string }>,
): (description: string) => TitleMatch<Key>[] {
  const entries = [...titles].map((each): Entry<Key> => ({ ...each, ...comparedText(each.title) }));
  const byWord = grouped(entries, (entry) => entry.words);
  const byTitle = grouped(entries, (entry) => [entry.folded]);
  const likeWords = wordFinder([...byWord.keys()]);
  return (description) => {
    const said = comparedText(description);
    const alike = likeLetters(said, { byWord, likeWords });
    for (const entry of byTitle.get(said.folded) ?? []) if (!alike.has(entry)) alike.set(entry, noLetters());
    return [...alike]
      .map(([entry, letters]) => ({
        key: entry.key,
        title: entry.title,
        score: scoreOf(said, entry, letters),
      }))
      .toSorted((a, b) => b.score - a.score || (a.title < b.title ? -1 : Number(a.title > b.title)))
      .slice(0, MAX_MATCHES);
  };
}

/** Number of letters with a counterpart on the other side; a word of half the likeness counts with half its letters. */
interface LikeLetters {
  ofSaid: number;
  ofTitle: number;
}

const noLetters = (): LikeLetters => ({ ofSaid: 0, ofTitle: 0 });

interface KnownWords<Key> {
  readonly byWord: ReadonlyMap<string, readonly Entry<Key>[]>;
  readonly likeWords: (word: string) => ReadonlyMap<string, number>;
}

/** Finds the titles with a word like one of the description's, each word with its best counterpart. */
function likeLetters<Key>(said: ComparedText, { byWord, likeWords }: KnownWords<Key>) {
  const alike = new Map<Entry<Key>, LikeLetters>();
  const lettersOf = (entry: Entry<Key>) => {
    const letters = alike.get(entry) ?? noLetters();
    alike.set(entry, letters);
    return letters;
  };
  const bestOfWord = new Map<string, number>();
  for (const word of said.words) {
    const bestOfTitle = new Map<Entry<Key>, number>();
    for (const [other, likeness] of likeWords(word)) {
      raise(bestOfWord, other, likeness);
      for (const entry of byWord.get(other) ?? []) raise(bestOfTitle, entry, likeness);
    }
    for (const [entry, likeness] of bestOfTitle) lettersOf(entry).ofSaid += word.length * likeness;
  }
  for (const [word, likeness] of bestOfWord)
    for (const entry of byWord.get(word) ?? []) lettersOf(entry).ofTitle += word.length * likeness;
  return alike;
}

function raise<Key>(best: Map<Key, number>, key: Key, likeness: number): void {
  if (likeness > (best.get(key) ?? 0)) best.set(key, likeness);
}

function scoreOf(said: ComparedText, title: ComparedText, { ofSaid, ofTitle }: LikeLetters): number {
  if (said.folded === title.folded) return 1;
  const score = ((TITLE_WEIGHT * ofTitle) / title.letters + ofSaid / said.letters) / (TITLE_WEIGHT + 1);
  return Math.round(100 * score * (isOtherSize(said, title) ? OTHER_SIZE : 1)) / 100;
}

/** Tells whether both name the content of a package and differ: 355 ml and 2.5 l. */
function isOtherSize({ content: a }: ComparedText, { content: b }: ComparedText): boolean {
  if (!a || !b) return false;
  const ratio = conversionRatio(a.unit, b.unit);
  return ratio === null || BigInt(a.amount) * ratio.times !== BigInt(b.amount) * ratio.over;
}

function comparedText(text: string): ComparedText {
  const pack = packSizeInText(text);
  const all = wordsIn(pack?.rest ?? searchText(text));
  const words = [...new Set(all)].filter((word) => word.length >= SHORTEST_WORD);
  return {
    folded: searchText(text),
    words,
    letters: words.reduce((sum, word) => sum + word.length, 0),
    content: pack?.content ?? null,
  };
}

interface KnownWord {
  readonly word: string;
  readonly pairs: readonly string[];
  /** Letter pairs in common with the searched word. */
  shared: number;
}

/** Finds the known words like a word, with their likeness; searches each word once. */
function wordFinder(words: readonly string[]): (word: string) => ReadonlyMap<string, number> {
  const known = words.map((word): KnownWord => ({ word, pairs: letterPairs(word), shared: 0 }));
  const byPair = grouped(known, ({ pairs }) => pairs);
  const found = new Map<string, ReadonlyMap<string, number>>();
  return (word) => {
    const before = found.get(word);
    if (before) return before;
    const pairs = letterPairs(word);
    const candidates: KnownWord[] = [];
    for (const pair of pairs)
      for (const other of byPair.get(pair) ?? []) {
        if (other.shared === 0) candidates.push(other);
        other.shared += 1;
      }
    const like = new Map<string, number>();
    for (const other of candidates) {
      const dice = (2 * other.shared) / (pairs.length + other.pairs.length);
      const likeness = Math.max(dice, isStub(word, other.word) ? STUB_LIKENESS : 0);
      if (likeness >= LEAST_LIKENESS) like.set(other.word, likeness);
      other.shared = 0;
    }
    found.set(word, like);
    return like;
  };
}

/** Tells whether one word is the beginning of the other and long enough to identify it. */
function isStub(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= SHORTEST_STUB && (a.startsWith(b) || b.startsWith(a));
}

/** Returns the pairs of neighbouring letters, each once. */
function letterPairs(word: string): string[] {
  return [...new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)))];
}

function grouped<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}
