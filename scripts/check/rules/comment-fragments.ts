import ts from "typescript";
import type { ParsedSource } from "../parsed-sources.ts";

export interface CommentFragment {
  /** The place of the comment, as in `src/web/x.ts:12`. */
  readonly place: string;
  readonly sentence: string;
}

/** Returns the place and the first words of each comment that begins with a fragment instead of a sentence. */
export function commentFragments(source: ParsedSource): string[] {
  return fragmentsOf(source).map(
    ({ place, sentence }) => `${place} ${sentence.split(" ").slice(0, 6).join(" ")}`,
  );
}

/** Returns each comment that begins with a fragment, with the whole of its first sentence. */
export function fragmentsOf({ path, tree }: ParsedSource): CommentFragment[] {
  return commentsOf(tree)
    .map(({ start, text }) => ({ start, sentence: firstSentence(text) }))
    .filter(({ sentence }) => isFragment(sentence))
    .map(({ start, sentence }) => ({
      place: `${path}:${tree.getLineAndCharacterOfPosition(start).line + 1}`,
      sentence,
    }));
}

interface Comment {
  readonly start: number;
  readonly end: number;
  /** The words of the comment without the signs around them. */
  readonly text: string;
  /** True of a line comment with nothing before it; a further one right below goes on with it. */
  readonly isOwnLine: boolean;
}

/** Returns the doc comments and the line comments of a file; a block that is no doc comment is left out. */
function commentsOf(tree: ts.SourceFile): Comment[] {
  const whole = tree.text;
  const comments: Comment[] = [];
  const begin = /\/\*|\/\//g;
  for (let match = begin.exec(whole); match !== null; match = begin.exec(whole)) {
    const start = match.index;
    const literal = literalAround(tree, start);
    const comment = match[0] === "/*" ? blockAt(whole, start) : lineAt(whole, start);
    begin.lastIndex = literal ? literal.getEnd() : comment.end;
    if (literal || /^\/\*(?!\*)/.test(whole.slice(start, comment.end))) continue;
    const before = comments.at(-1);
    const isNext = before?.isOwnLine && comment.isOwnLine;
    if (isNext && /^\r?\n[ \t]*$/.test(whole.slice(before.end, start)))
      comments[comments.length - 1] = {
        ...before,
        end: comment.end,
        text: `${before.text}\n${comment.text}`,
      };
    else comments.push(comment);
  }
  return comments;
}

function blockAt(whole: string, start: number): Comment {
  const close = whole.indexOf("*/", start + 2);
  const end = close === -1 ? whole.length : close + 2;
  const text = whole.slice(start + 3, end - 2).replaceAll(/^[ \t]*\*[ \t]?/gm, "");
  return { start, end, text, isOwnLine: false };
}

function lineAt(whole: string, start: number): Comment {
  const close = whole.slice(start).search(/\r?\n|$/);
  const end = start + close;
  const isOwnLine = whole.slice(whole.lastIndexOf("\n", start) + 1, start).trim() === "";
  return { start, end, text: whole.slice(start + 2, end), isOwnLine };
}

/** Finds the text, template or pattern in which `position` lies: what looks like a comment there is none. */
function literalAround(tree: ts.SourceFile, position: number): ts.Node | undefined {
  let node: ts.Node = tree;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (child) =>
      child.getStart(tree) <= position && position < child.getEnd() ? child : undefined,
    );
    if (!inner) break;
    node = inner;
  }
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
  return isText || ts.isRegularExpressionLiteral(node) ? node : undefined;
}

/** Returns what stands before the point of the first sentence, before a tag such as `@param` or before a blank line. */
function firstSentence(text: string): string {
  const [paragraph = ""] = text.trim().split(/\n\s*(?:\n|@|[-*] )/);
  const line = paragraph.replaceAll(/\s+/g, " ");
  const end = /(?<!\b(?:e\.g|i\.e|etc|vs|cf|no|No|approx|max|min))[.!?](?=["')]*(?:\s|$))/.exec(line);
  return end ? line.slice(0, end.index + 1) : line;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** These words begin a clause that stands for a thing ("What is owed"): only a verb after it makes a sentence. */
const ofThings = /^(?:What|Whether|Whose|Who|Which|How|Where|That)(?=[ ,])/;
/** These words begin what says how or when: a clause of its own may follow after a comma or a colon. */
const ofManner = /^(?:Of|Under|As|When|So that|For whom|By what)(?=[ ,])/;

/** These words always begin a clause with a verb of its own. */
const openers =
  words(`what whatever whether who whom whose whoever which whichever where wherever when whenever how
  however why if unless because while although though whereas`);
/** These words begin a clause or are prepositions. */
const halfOpeners = words("before after until since");

const auxiliaries =
  words(`is are was were has had does did may can cannot must will would should could might shall
  isn't aren't wasn't weren't hasn't hadn't doesn't didn't can't won't wouldn't shouldn't couldn't it's that's`);
const modals = words(
  `to may can cannot must will would should could might shall does did do doesn't didn't don't`,
);

/** These verbs are common in comments and never nouns. */
const clearVerbs =
  words(`adds arrives asks becomes begins belongs brings buys carries charges chooses comes connects
  consists corrects decides depends differs disappears eats enters exists fails fills finds follows forgets freezes
  gets gives goes happens has hears holds imports keeps knows lacks leads learns lets lies listens loses makes mends
  opens owes pays proves reaches refers refuses remains replaces returns says sees sells sends serves settles shuts
  sits speaks stands stays takes tells tries wants watches withholds writes`);
/** These verbs may be nouns as well: behind words such as "new" they are. */
const unclearVerbs =
  words(`acts answers approves breaks calls changes closes costs counts drops ends falls feeds fits
  helps hides joins lands lasts leaves limits locks looks means measures moves names narrows needs offers orders
  passes points prints puts reads runs saves seals sets shows signs starts stops travels turns uses waits wins works`);
/** These verbs are seen behind a noun in the plural: "what guests order". */
const pluralVerbs =
  words(`answer ask become begin belong bring buy call charge choose come cost count do eat end enter
  exist fill find fit follow get give go have hear hold keep know lead leave lie look lose make mean move need offer
  open order owe pay print put read refuse remain run say see sell send serve set show sit stand start stay take tell
  travel try type use wait want work write`);
const pastVerbs =
  words(`began bought broke brought came chose cost did ended fell felt forgot found gave got grew had
  heard held kept knew lasted left let lost made meant met paid put ran read said sat saw sent set shut sold stood
  stopped taught thought told took typed went wrote`);

const pronouns =
  words(`it they he she we you i somebody someone nobody anybody everybody others something nothing
  everything anything there`);
const articles = words(`the a an its their his her our my your this these those each every no some any`);
const adverbs =
  words(`not never also then so still only even else always already just now no longer again ever too
  often mostly first either both neither`);
const conjunctions = words("and or but nor");
const prepositions =
  words(`of in on at by for with from into between under over per about beside besides without
  within to than`);
/** A word behind one of these is a noun, if it may be one. */
const nounMarkers =
  words(`all both other more most many few several two three four these those new old open next last
  same own official basis whose whether where when how if because while unless and`);

type Tokens = readonly string[];

const isStop = (token: string) => /^[,:–—]$/.test(token);
const isNounMarker = (token: string) => nounMarkers.has(token) || /(?:est|'s)$/.test(token);
const isKnownVerb = (token: string) =>
  auxiliaries.has(token) || clearVerbs.has(token) || unclearVerbs.has(token);
const shortWords = [pronouns, articles, adverbs, conjunctions, openers, auxiliaries, prepositions];
const isContent = (token: string) => /^\p{L}/u.test(token) && !shortWords.some((list) => list.has(token));
const isNoun = (token: string) => isContent(token) && !isNounMarker(token);
const isPlural = (token: string) => /[^s']s$/.test(token) && !isKnownVerb(token) && isContent(token);
const opensSubject = (token: string) =>
  pronouns.has(token) || openers.has(token) || articles.has(token) || isPlural(token);

/** Says whether a sentence begins with one of these words and has no main clause; a question is a sentence. */
function isFragment(sentence: string): boolean {
  if (sentence.endsWith("?")) return false;
  const isOfThings = ofThings.test(sentence);
  if (!isOfThings && !ofManner.test(sentence)) return false;
  const plain = sentence.replaceAll(/`[^`]*`/g, "code").replaceAll(/"[^"]*"/g, "text");
  const [head = ""] = plain.replaceAll(/\([^)]*\)?/g, "").split(isOfThings ? /[;:]/ : /;/);
  const tokens = head.toLowerCase().match(/[\p{L}\d$%/.'’-]*[\p{L}\d$%]|[,:–—]/gu) ?? [];
  return !hasMainClause(tokens, !isOfThings || tokens[0] === "where");
}

/**
 * Counts clauses and verbs: each word that opens a clause takes the next verb, and a verb that is left over is the one
 * of the main clause. With `isManner` a comma ends the clause before it, whether or not its verb was known.
 */
function hasMainClause(tokens: Tokens, isManner: boolean): boolean {
  let open = 0;
  for (const [at, token] of tokens.entries()) {
    if (isManner && isStop(token)) open = 0;
    else if (opensClause(tokens, at)) open += 1;
    else if (isVerb(tokens, at, open > 0)) {
      if (open > 0) open -= 1;
      else if (!isCoordinated(tokens, at)) return true;
    }
  }
  return false;
}

function opensClause(tokens: Tokens, at: number): boolean {
  const token = tokens[at] ?? "";
  const [before = "", next = ""] = [tokens[at - 1], tokens[at + 1]];
  if (openers.has(token)) return true;
  if (token === "that") return at === 0 ? opensAsFirst(next) : !prepositions.has(before);
  if (token === "as") return opensAs(tokens, at);
  if (token === "than") return pronouns.has(next) || auxiliaries.has(next) || next === "what";
  const isTime =
    token === "once" && /^an?$/.test(next) && !/^(?:minute|hour|day|week|month|year)$/.test(next);
  if (token === "once" || halfOpeners.has(token)) return isTime || opensSubject(next);
  return opensWithoutWord(tokens, at);
}

/** "That somebody waits" opens a clause; "That day has passed" is a sentence. */
const opensAsFirst = (next: string) => pronouns.has(next) || articles.has(next) || isPlural(next);

/** "As the server runs" opens a clause; "As root the server runs" does not, nor does "as a tip". */
function opensAs(tokens: Tokens, at: number): boolean {
  const [next = "", second = ""] = tokens.slice(at + 1);
  if (second === "as" || /^(?:if|when|though|whom|of|in|on|to|for)$/.test(next)) return false;
  if (at === 0) return !(isNoun(next) && (articles.has(second) || pronouns.has(second)));
  if (tokens[at - 1] === "," || tokens[at - 2] === "as") return true;
  return pronouns.has(next) || /^wh/.test(next) || (articles.has(next) && !/^an?$/.test(next));
}

/** "The seat it belongs to": a subject right behind a noun, in a clause that ends with its preposition. */
function opensWithoutWord(tokens: Tokens, at: number): boolean {
  if (at < 2 || !/^(?:it|they|we|you|the)$/.test(tokens[at] ?? "") || !isNoun(tokens[at - 1] ?? ""))
    return false;
  const end = tokens.findIndex((token, index) => index > at && (conjunctions.has(token) || isStop(token)));
  return prepositions.has(tokens.at(end === -1 ? -1 : end - 1) ?? "");
}

/** Says whether a word is a verb with a subject; `isOpen` tells that a clause before it still waits for one. */
function isVerb(tokens: Tokens, at: number, isOpen: boolean): boolean {
  const token = tokens[at] ?? "";
  const before = wordBefore(tokens, at);
  if (token === "had" && /^(?:has|had|have|having|be|been|is|are|was|were)$/.test(before)) return false;
  if (auxiliaries.has(token)) return !(modals.has(before) && /^d(?:o|id)$/.test(token));
  const isPast = pastVerbs.has(token) || /[^e]ed$/.test(token);
  if (pronouns.has(before))
    return isPast || isKnownVerb(token) || (/^(?:they|we|you|i)$/.test(before) && pluralVerbs.has(token));
  if (before === "who") return isPast || (/[^s]s$/.test(token) && isNoun(token)) || pluralVerbs.has(token);
  if (before === "what" && pastVerbs.has(token)) return true;
  if (/^(?:that|which)$/.test(before) && at > 1 && (isPast || pluralVerbs.has(token))) return true;
  const isFirstNoun = at === 1 && /^(?:which|as)$/.test(before);
  const isListed = isStop(before) && /^(?:and|or|,|)$/.test(tokens[at + 1] ?? "");
  if (modals.has(before) || isFirstNoun || isListed) return false;
  if (pluralVerbs.has(token) && (isPlural(before) || /^(?:people|those)$/.test(before)))
    return !/^lets?$/.test(tokens[at - 2] ?? "");
  if (clearVerbs.has(token)) return true;
  if (articles.has(before) || prepositions.has(before)) return false;
  if (unclearVerbs.has(token)) return conjunctions.has(before) || !isNounMarker(before);
  // "What the ministry refused is put right": behind its noun, and in a clause that has no verb yet.
  const isSubject = articles.has(tokens[at - 2] ?? "") || auxiliaries.has(tokens[at + 1] ?? "");
  return isOpen && isPast && isNoun(before) && isSubject;
}

/** Returns the word before, adverbs left out. */
function wordBefore(tokens: Tokens, at: number): string {
  const before = tokens[at - 1] ?? "";
  return adverbs.has(before) && at > 1 ? wordBefore(tokens, at - 1) : before;
}

/** Says whether a verb goes on with the clause before it: "and is kept", "and they keep", "and the server gives". */
function isCoordinated(tokens: Tokens, at: number): boolean {
  if (conjunctions.has(wordBefore(tokens, at))) return true;
  const begin = tokens.slice(0, at).findLastIndex((token) => /^(?:and|or|nor)$/.test(token)) + 1;
  const subject = begin === 0 ? [] : tokens.slice(begin, at).filter((token) => !adverbs.has(token));
  const [first = ""] = subject;
  if (first !== tokens[begin]) return false;
  return subject.length === 1 ? pronouns.has(first) : subject.length < 4 && articles.has(first);
}
