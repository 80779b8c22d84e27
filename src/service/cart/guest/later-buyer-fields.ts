/** Loads the fields of who buys: few guests ask for a document in their name. */
export const buyerFields = () => import("./buyer-fields.tsx").then((loaded) => loaded.BuyerFields);
