/** Things an issuer needs before electronic documents can be made, in the order of the screen. */
export const issuerGaps = [
  "legal_name",
  "nit",
  "nrc",
  "activity",
  "address",
  "phone",
  "email",
  "responsible",
  "point_of_sale",
  "documents",
  "credentials",
  "certificate",
  "certificate_nit",
  "certificate_ended",
  "sign_in",
] as const;
export type IssuerGap = (typeof issuerGaps)[number];

/** The issuer as it is set up; empty is unknown. */
export interface IssuerFacts {
  readonly legalName: string;
  readonly nit: string;
  readonly nrc: string;
  readonly activityCode: string;
  readonly department: string;
  readonly municipality: string;
  readonly district: string;
  readonly complement: string;
  readonly phone: string;
  readonly email: string;
  readonly responsibleName: string;
  readonly responsibleNumber: string;
}

/** The issuer's credentials for one of the ministry's two services. */
export interface CredentialFacts {
  readonly hasPassword: boolean;
  /** Null without one. */
  readonly certificate: { readonly nit: string; readonly validUntil: Date | null } | null;
  /** True once the ministry accepted these credentials. */
  readonly isProven: boolean;
}

/**
 * Lists what is missing before an issuer can issue in an environment. Every datum of the issuer's section is
 * obligatory (guide §4), and events need a responsible person (guide §21, §22). Production wants credentials
 * that were tried.
 */
export function missingOf(
  issuer: IssuerFacts,
  { environment, ...rest }: IssuingFacts & { readonly environment: "00" | "01" },
): IssuerGap[] {
  const { credentials } = rest;
  const certificate = credentials?.certificate ?? null;
  const gaps: Record<IssuerGap, boolean> = {
    ...gapsOfIssuer(issuer),
    point_of_sale: !rest.hasPointOfSale,
    documents: rest.isRefused,
    credentials: !credentials?.hasPassword,
    certificate: certificate === null,
    certificate_nit: certificate !== null && issuer.nit !== "" && certificate.nit !== issuer.nit,
    certificate_ended: hasEnded(certificate?.validUntil ?? null, rest.now),
    sign_in: environment === "01" && credentials?.isProven !== true,
  };
  return issuerGaps.filter((gap) => gaps[gap]);
}

export interface IssuingFacts {
  readonly hasPointOfSale: boolean;
  /** A document or an event of it could not be signed (docs/decisions/0106). */
  readonly isRefused: boolean;
  /** Null: none were entered. */
  readonly credentials: CredentialFacts | null;
  readonly now: Date;
}

/** Tells whether every datum is there that names an issuer in documents and events. */
export const isNamed = (issuer: IssuerFacts): boolean =>
  Object.values(gapsOfIssuer(issuer)).every((gap) => !gap);

function gapsOfIssuer(issuer: IssuerFacts) {
  const { department, municipality, district, complement } = issuer;
  return {
    legal_name: issuer.legalName === "",
    nit: issuer.nit === "",
    nrc: issuer.nrc === "",
    activity: issuer.activityCode === "",
    address: [department, municipality, district, complement].includes(""),
    phone: issuer.phone === "",
    email: issuer.email === "",
    responsible: issuer.responsibleName === "" || issuer.responsibleNumber === "",
  };
}

const hasEnded = (validUntil: Date | null, now: Date) => validUntil !== null && validUntil <= now;
