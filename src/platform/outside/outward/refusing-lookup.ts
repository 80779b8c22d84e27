import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Code of the error of a name that leads into the house. */
export const REFUSED = "COMANDA_ADDRESS_REFUSED";

/**
 * A directory that refuses a name when any of its addresses is not public. It is asked by the connection itself, so that what was
 * looked at is what is connected to, however often the name changes where it leads.
 */
export const refusing =
  (lookUp: LookupFunction): LookupFunction =>
  (name, options, callback) => {
    lookUp(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "", 0);
      const addresses = Array.isArray(found) ? found : [{ address: found, family: 4 }];
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(Object.assign(new Error("not a public address"), { code: REFUSED }), "", 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
