export const issuerTabs = ["status", "issuer", "places", "credentials", "generations"] as const;
export type IssuerTabName = (typeof issuerTabs)[number];
