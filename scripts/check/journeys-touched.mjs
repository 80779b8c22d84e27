import { featureOf, placeOf } from "./layout.mjs";
import { importersOf, isComposition } from "./tests-touched.mjs";

/** What no feature owns is what every screen stands on: these journeys notice most. */
export const foundationJourneys = ["every-screen", "first-sale", "shell", "gallery"];
/** What the product is made of and how it is built, but not what only tests, commands and measurements use. */
const product = /^(src|db|scripts\/setup)\/|^vite\.config\.ts$/;
const productless = /\.test\.ts$|^src\/app\/server\/(admin|suites|testing)\b|^src\/ministry\//;
const everyJourney = /^(playwright\.config\.ts|e2e\/support\/|package(-lock)?\.json)/;
const guestWords = /^src\/app\/words\/([a-z]{2}\/guests|guest-words)\.ts$/;
/** Words that are of no feature, and that many screens say. */
const generalWords = /^src\/(?:platform|app)\/words\/en\/([a-z]+)\.ts$/;

/**
 * Answers which spec files changed files are about; `files` are all files of the repository. A journey goes through the
 * features whose words it says, by itself or through its support, whose contract it calls or whose name it begins with. A
 * feature that none goes through is walked by the journeys of the nearest features that use it, or whose contract it serves.
 * What is of no feature, or used by a third of them, is what every screen stands on.
 */
export function journeyFinder(files, read) {
  const specs = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file) && read(file) !== "").toSorted();
  const importers = importersOf(files, read);
  const speakers = speakersOf(files, read);
  const graph = {
    walked: journeysByFeature(specs, read, importers, speakers),
    users: usersByFeature(importers),
    served: contractsByFeature(importers),
    most: speakers.features.size / 3,
  };
  return (changed) => {
    if (changed.some((file) => everyJourney.test(file))) return specs;
    const wanted = new Set();
    for (const file of changed) {
      if (file.startsWith("e2e/")) wanted.add(file);
      else if (product.test(file) && !productless.test(file))
        for (const spec of journeysOfFeature(ownerOf(file), graph) ?? foundation(specs)) wanted.add(spec);
    }
    return specs.filter((spec) => wanted.has(spec));
  };
}

const foundation = (specs) => startingWith(specs, foundationJourneys);
const startingWith = (specs, names) =>
  specs.filter((spec) => names.some((name) => spec.startsWith(`e2e/${name}`)));

/** Returns the feature that a file belongs to; what guests see is one. */
function ownerOf(file) {
  if (placeOf(file)?.layer === "guest" || guestWords.test(file)) return "guest";
  return isComposition(file) ? undefined : featureOf(file);
}

/** The journeys of a feature and the first sale, which goes through most; undefined when it is a matter of every screen. */
function journeysOfFeature(feature, { walked, users, served, most }) {
  if (feature === undefined) return undefined;
  const isCommon = !walked.has(feature) && (users.get(feature)?.size ?? 0) > most;
  const found = isCommon ? [] : (nearest(feature, users, walked) ?? nearest(feature, served, walked) ?? []);
  return found.length === 0 ? undefined : [...found, "e2e/first-sale.spec.ts"];
}

/** Level by level along the graph, until somebody walks there. */
function nearest(feature, graph, walked) {
  const seen = new Set();
  for (let level = [feature]; level.length > 0; ) {
    const journeys = level.flatMap((name) => [...(walked.get(name) ?? [])]);
    if (journeys.length > 0) return journeys;
    for (const name of level) seen.add(name);
    level = level.flatMap((name) => [...(graph.get(name) ?? [])]).filter((name) => !seen.has(name));
  }
  return undefined;
}

/** Each feature with the journeys that go through it themselves. */
function journeysByFeature(specs, read, importers, speakers) {
  const walked = new Map();
  const imported = importedBy(importers);
  for (const spec of specs) {
    const name = `${spec.slice("e2e/".length).replace(".spec.ts", "")}-`;
    const own = imported.get(spec) ?? [];
    const sources = [spec, ...own.filter((file) => file.startsWith("e2e/support/"))];
    for (const feature of [
      ...[...speakers.features].filter((feature) => name.startsWith(`${feature}-`)),
      ...own.filter(isContractOrGuest).map(ownerOf),
      ...sources.flatMap((file) => areasIn(read(file))).map((area) => speakers.get(area)),
    ])
      if (feature !== undefined) addTo(walked, feature, spec);
  }
  return walked;
}

const isContractOrGuest = (file) => /^(contract|guest)$/.test(placeOf(file)?.layer) || guestWords.test(file);

/** Areas of words that a source says: `say("kitchen.empty")`. */
const areasIn = (text) => [...text.matchAll(/["'`]([a-z][A-Za-z]+)\.[a-z_]+/g)].map(([, area]) => area);

/** Each area of words with the web's feature that says it most, and all features of server and web. */
function speakersOf(files, read) {
  const counts = new Map();
  const features = new Set();
  const general = new Set(files.map((file) => generalWords.exec(file)?.[1]));
  for (const file of files) {
    const { layer, feature } = placeOf(file) ?? {};
    if (feature === undefined || (layer !== "web" && layer !== "server")) continue;
    features.add(feature);
    if (layer !== "web" || file.endsWith(".test.ts")) continue;
    for (const area of areasIn(read(file)).filter((name) => !general.has(name))) {
      const of = counts.get(area) ?? new Map();
      counts.set(area, of.set(feature, (of.get(feature) ?? 0) + 1));
    }
  }
  const speakers = new Map(
    [...counts].map(([area, of]) => [area, [...of].toSorted(([, a], [, b]) => b - a)[0][0]]),
  );
  return Object.assign(speakers, { features });
}

/** Each feature with those that import something of it, in whatever root. */
function usersByFeature(importers) {
  const users = new Map();
  for (const [file, user] of uses(importers)) {
    const [used, by] = [ownerOf(file), ownerOf(user)];
    if (used !== undefined && by !== undefined && used !== by) addTo(users, used, by);
  }
  return users;
}

/** Each of the server's features with those whose contract it serves. */
function contractsByFeature(importers) {
  const served = new Map();
  for (const [file, user] of uses(importers)) {
    const [contract, by] = [ownerOf(file), placeOf(user)];
    if (placeOf(file)?.layer === "contract" && contract !== undefined && by?.layer === "server" && by.feature)
      addTo(served, by.feature, contract);
  }
  return served;
}

const uses = (importers) =>
  [...importers]
    .flatMap(([file, by]) => by.map((user) => [file, user]))
    .filter(([, user]) => user.startsWith("src/") && !productless.test(user));

function importedBy(importers) {
  const imported = new Map();
  for (const [file, by] of importers)
    for (const importer of by) imported.set(importer, [...(imported.get(importer) ?? []), file]);
  return imported;
}

const addTo = (map, key, value) => map.set(key, (map.get(key) ?? new Set()).add(value));
