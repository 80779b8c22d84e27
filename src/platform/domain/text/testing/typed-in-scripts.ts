/** Texts that people type, by the name that they have to find: each search of the product is tried with all of them. */
export const typedInScripts = [
  { name: "Crêpe à l’œuf", typed: "crepe" },
  { name: "Crème brûlée", typed: "BRULEE" },
  { name: "Bœuf bourguignon", typed: "boeuf" },
  { name: "أرز بالدجاج", typed: "ارز" },
  { name: "شَاوَرْمَا", typed: "شاورما" },
  { name: "كنافة", typed: "كنافه" },
  { name: "カレーライス", typed: "ｶﾚｰ" },
  { name: "味噌らーめん", typed: "ラーメン" },
  { name: "김치찌개", typed: "김치".normalize("NFD") },
  { name: "पिज़्ज़ा", typed: "पिज्जा" },
] as const;

/** A name of another thing in each script, which none of them finds. */
export const otherNames = ["Pain", "خبز", "ごはん", "비빔밥", "दाल"] as const;

/** All these names, the others first. */
export const namesInScripts: readonly string[] = [...otherNames, ...typedInScripts.map(({ name }) => name)];
