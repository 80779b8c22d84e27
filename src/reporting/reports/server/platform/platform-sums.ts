import { foldPast } from "./fold-past.ts";
import { platformCustomers, readPlatform } from "./read-platform.ts";
import { topSellers } from "./top-sellers.ts";

/** What all restaurants came to, and how one that is deleted leaves its part in it. */
export const platformSums = {
  read: readPlatform,
  customers: platformCustomers,
  topSellers,
  foldPast,
} as const;
