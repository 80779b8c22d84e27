// What moves on the page for developers: search, copying, one language of the examples, the mark of the part that is
// read. Without it the page shows everything below each other.
import { searchGuide } from "./guide-search.mjs";

const root = document.documentElement;
const words = document.body.dataset;
root.dataset.scripted = "";

/** Makes an element; what is named `data-…` or `aria-…` becomes an attribute. */
function make(tag, { text = "", ...attributes } = {}) {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/* The language of the examples, remembered on this device. */

const KEY = "comanda.developers.language";
const languages = [
  ...new Set([...document.querySelectorAll(".sample")].map(({ dataset }) => dataset.language)),
];

function remembered() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // A browser without storage begins with the first one.
  }
}

function showLanguage(language) {
  root.dataset.language = language;
  for (const button of document.querySelectorAll(".choice button"))
    button.setAttribute("aria-pressed", String(button.value === language));
}

function chooseLanguage(button) {
  // The button stays under the finger, though examples above it change their height.
  const before = button.getBoundingClientRect().top;
  showLanguage(button.value);
  scrollBy({ top: button.getBoundingClientRect().top - before, behavior: "instant" });
  try {
    localStorage.setItem(KEY, button.value);
  } catch {
    // It holds for this visit.
  }
}

for (const samples of document.querySelectorAll(".samples")) {
  const group = make("div", { class: "choice", role: "group", "aria-label": words.languages });
  for (const language of languages) {
    const button = make("button", { text: language, type: "button", value: language });
    button.addEventListener("click", () => chooseLanguage(button));
    group.append(button);
  }
  samples.prepend(group);
}
const wanted = remembered();
showLanguage(languages.includes(wanted) ? wanted : languages[0]);

/* Copying. */

const announced = make("p", { class: "heard", role: "status" });
document.body.append(announced);

async function copy(pre) {
  try {
    await navigator.clipboard.writeText(pre.textContent);
  } catch {
    // Browsers give the clipboard to pages over https only; over http the selection is copied.
    getSelection().selectAllChildren(pre);
    document.execCommand("copy");
    getSelection().removeAllRanges();
  }
}

for (const block of document.querySelectorAll(".code")) {
  const button = make("button", { text: words.copy, type: "button", class: "copy" });
  let back;
  button.addEventListener("click", async () => {
    await copy(block.querySelector("pre"));
    button.textContent = words.copied;
    button.dataset.done = "";
    announced.textContent = words.copied;
    clearTimeout(back);
    back = setTimeout(() => {
      button.textContent = words.copy;
      delete button.dataset.done;
      announced.textContent = "";
    }, 2_000);
  });
  block.append(button);
}

/* The part that is read. */

const links = [...document.querySelectorAll("nav a[href^='#']")];
const parts = [...new Set(links.map((link) => link.hash.slice(1)))]
  .map((id) => document.getElementById(id))
  .filter((part) => part !== null);
const here = document.querySelector(".folded-contents .here");
/** Pixels from the top at which a part counts as read: where a link to it brings it, and a little below. */
const readAt = () => Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + 32;

function markPart() {
  const isAtEnd = innerHeight + scrollY >= root.scrollHeight - 2;
  const edge = readAt();
  const passed = parts.filter((part) => part.getBoundingClientRect().top <= edge);
  const current = (isAtEnd ? parts.at(-1) : passed.at(-1)) ?? parts[0];
  for (const link of links) {
    const isCurrent = link.hash.slice(1) === current.id;
    if (isCurrent === link.hasAttribute("aria-current")) continue;
    if (!isCurrent) {
      link.removeAttribute("aria-current");
      continue;
    }
    link.setAttribute("aria-current", "true");
    here.textContent = link.textContent;
    const list = link.closest(".contents");
    if (list !== null) keepInSight(list, link);
  }
}

/** Scrolls the list alone: `scrollIntoView` would move the page too. */
function keepInSight(list, link) {
  const top = link.offsetTop - list.offsetTop;
  if (top < list.scrollTop + 48 || top > list.scrollTop + list.clientHeight - 96)
    list.scrollTop = top - list.clientHeight / 2;
}

let isWaiting = false;
addEventListener(
  "scroll",
  () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      markPart();
    });
  },
  { passive: true },
);
for (const link of document.querySelectorAll(".folded-contents a"))
  link.addEventListener("click", () => link.closest("details").removeAttribute("open"));

/* Search. */

const entries = [...document.querySelectorAll("[data-kind]")].map((element) => {
  const { kind, name = "", words: more = "" } = element.dataset;
  const title = element.querySelector("h3")?.textContent ?? element.dataset.title ?? "";
  const meaning =
    kind === "field" || kind === "error" ? (element.querySelector("dd")?.textContent ?? "") : more;
  const where = element.closest("article")?.querySelector("h3").textContent ?? "";
  return {
    id: element.id,
    kind,
    name,
    title: title || (kind === "part" ? element.textContent : ""),
    words: meaning,
    where,
  };
});

const form = document.querySelector("search");
const field = form.querySelector("input");
const list = form.querySelector("[role=listbox]");
const none = form.querySelector(".none");
let active = -1;

function draw() {
  const found = searchGuide(entries, field.value);
  active = found.length > 0 ? 0 : -1;
  list.replaceChildren(...found.map(resultOf));
  mark();
  const isTyped = field.value.trim() !== "";
  list.hidden = found.length === 0;
  none.hidden = !isTyped || found.length > 0;
  none.textContent = none.hidden ? "" : words.nothing;
  field.setAttribute("aria-expanded", String(found.length > 0));
  if (found.length > 0) announced.textContent = `${words.found} ${found.length}`;
}

function resultOf({ id, kind, name, title, words: meaning, where }, index) {
  const option = make("li", { role: "option", id: `result-${index}`, "aria-selected": "false" });
  const about = make("span", { class: "about" });
  if (name !== "") about.append(make("code", { text: name }));
  about.append(make("span", { text: kind === "field" ? where : title || meaning }));
  option.append(make("span", { text: words[`kind${kind}`], class: "kind" }), about);
  // Before the field loses the focus, which closes the list.
  option.addEventListener("pointerdown", (event) => event.preventDefault());
  option.addEventListener("click", () => goTo(id));
  option.dataset.to = id;
  return option;
}

function mark() {
  for (const [index, option] of [...list.children].entries())
    option.setAttribute("aria-selected", String(index === active));
  field.setAttribute("aria-activedescendant", active < 0 ? "" : `result-${active}`);
  list.children[active]?.scrollIntoView({ block: "nearest" });
}

function close() {
  list.hidden = true;
  none.hidden = true;
  field.setAttribute("aria-expanded", "false");
}

/** Opens what the place is folded in, and goes there. */
function reveal(id) {
  const place = document.getElementById(id);
  if (place === null) return;
  for (
    let folded = place.closest("details");
    folded !== null;
    folded = folded.parentElement.closest("details")
  )
    folded.open = true;
  place.scrollIntoView({ behavior: "instant" });
  document.querySelector(".found")?.classList.remove("found");
  place.classList.add("found");
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function goTo(id) {
  close();
  field.value = "";
  history.pushState(null, "", `#${encodeURIComponent(id)}`);
  reveal(id);
}

field.addEventListener("input", draw);
field.addEventListener("focus", draw);
field.addEventListener("blur", close);
field.addEventListener("keydown", (event) => {
  const { length } = list.children;
  if (event.key === "Escape") {
    event.preventDefault();
    if (field.value === "") field.blur();
    field.value = "";
    draw();
  } else if (event.key === "Enter") {
    event.preventDefault();
    const { to } = list.children[active]?.dataset ?? {};
    if (to !== undefined) goTo(to);
  } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && length > 0) {
    event.preventDefault();
    active = (active + (event.key === "ArrowDown" ? 1 : length - 1)) % length;
    mark();
  }
});
addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
  field.select();
});
form.hidden = false;

const openHash = () => reveal(decodeURIComponent(location.hash.slice(1)));
addEventListener("popstate", openHash);
if (location.hash !== "") openHash();
markPart();
