/** A name within a restaurant: "rosa", "juan.perez". */
const NAME = "[a-z0-9](?:[a-z0-9._-]{0,38}[a-z0-9])?";
/** The restaurant's part of it: "la-ceiba". It has no dot, so that nothing takes the whole for an e-mail address. */
const RESTAURANT = "[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?";

/** Shape of the name of somebody who has no e-mail address, as their restaurant types it. */
export const SHORT_NAME = new RegExp(`^${NAME}$`);
/** Shape of what they sign in with: "rosa@la-ceiba". */
export const HOUSE_NAME = new RegExp(`^${NAME}@${RESTAURANT}$`);

/** Tells whether somebody signs in with a name of their restaurant and not with an e-mail address. */
export function isHouseName(username: string): boolean {
  return HOUSE_NAME.test(username);
}

/** Longest part of a restaurant's name for signing in: short to type, with room for a number behind it. */
const MOST_SIGNS = 24;
/** Words that no shortened name begins with. */
const JOINING = new Set(["y", "e", "de", "del", "and", "of"]);

/**
 * Returns the part of a restaurant in its people's names: "Pupusería La Ceiba" is "pupuseria-la-ceiba". Of a long name the
 * last words stay, which carry it: "Pupusería y Restaurante El Maquilishuat" is "el-maquilishuat". A `number` above 1 stands
 * behind it, for the second of that name.
 */
export function signInNameOf(storeName: string, number = 1): string {
  const words = storeName
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  const first = words.findIndex(
    (word, index) => words.slice(index).join("-").length <= MOST_SIGNS && (index === 0 || !JOINING.has(word)),
  );
  // Where none fits, -1 takes the last word, which is cut.
  const plain = words.slice(first).join("-").slice(0, MOST_SIGNS);
  const base = plain === "" ? "restaurante" : plain;
  return number === 1 ? base : `${base}-${number}`;
}
