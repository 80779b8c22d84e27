/** What the secrets of a restaurant are sealed for: they open for no other one, and for nothing else (docs/decisions/0067). */
export const secretPurpose = (tenantId: number, environment: "00" | "01", what: "password" | "certificate") =>
  `${tenantId}:${environment}:${what}`;
