import product from "../../../../package.json" with { type: "json" };

/** The release that this server is, as package.json names it. */
export const productVersion: string = product.version;
