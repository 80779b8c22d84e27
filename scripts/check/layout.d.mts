export interface Place {
  /** One of `areas`, or `platform` or `app`. */
  readonly area: string;
  readonly feature: string | undefined;
  readonly layer: "domain" | "contract" | "server" | "outside" | "web" | "guest" | "words";
}
export declare const areas: readonly string[];
export declare function placeOf(file: string): Place | undefined;
export declare function featureOf(file: string): string | undefined;
