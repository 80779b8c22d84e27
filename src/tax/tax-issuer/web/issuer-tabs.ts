export const issuerTabs = ["status", "issuer", "places", "credentials", "generations"] as const;
export type IssuerTab = (typeof issuerTabs)[number];
