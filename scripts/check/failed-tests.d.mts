export declare function journeyReport(report: unknown): {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly again: readonly string[];
};
