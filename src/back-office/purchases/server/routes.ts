import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as attachment from "../contract/attachment.ts";
import * as ingredients from "../contract/found-ingredients.ts";
import * as watch from "../contract/price-watch.ts";
import * as units from "../contract/purchase-units.ts";
import * as contract from "../contract/purchases.ts";
import * as documents from "../contract/tax-document.ts";
import * as vendors from "../contract/vendors.ts";
import { cancelPurchase } from "./cancelling/cancel-purchase.ts";
import { exportPriceRises, listItemPrices, listPriceRises } from "./prices/list-price-rises.ts";
import { findIngredients } from "./reading/find-ingredients.ts";
import { exportPurchases, listPurchases } from "./reading/list-purchases.ts";
import {
  exportPurchaseItems,
  readPurchase,
  readPurchaseAttachment,
  readPurchaseDocument,
} from "./reading/read-purchase.ts";
import { createManualPurchase } from "./recording/create-manual-purchase.ts";
import { deletePurchaseUnit, listPurchaseUnits, setPurchaseUnit } from "./units/purchase-units.ts";
import {
  addVendor,
  deleteVendor,
  forgetVendorItem,
  restoreVendor,
  updateVendor,
} from "./vendors/change-vendors.ts";
import {
  exportVendorItems,
  exportVendorMonths,
  exportVendors,
  listVendorItems,
  listVendorPurchases,
  listVendors,
  readVendor,
} from "./vendors/read-vendors.ts";

export const purchaseRoutes: FeatureRoutes = (on) => {
  on(contract.listPurchases, ({ ctx, query }) => listPurchases(ctx, query));
  on(contract.exportPurchases, ({ ctx, query }) => exportPurchases(ctx, query));
  on(ingredients.findIngredients, ({ ctx, query }) => findIngredients(ctx, query));
  on(contract.readPurchase, ({ ctx, params }) => readPurchase(ctx, params.id));
  on(contract.exportPurchaseItems, ({ ctx, params }) => exportPurchaseItems(ctx, params.id));
  on(attachment.readPurchaseAttachment, ({ ctx, params }) => readPurchaseAttachment(ctx, params.id));
  on(documents.readPurchaseDocument, ({ ctx, params }) => readPurchaseDocument(ctx, params.id));
  on(contract.createManualPurchase, ({ ctx, body }) => createManualPurchase(ctx, body));
  on(contract.cancelPurchase, ({ ctx, params, body }) => cancelPurchase(ctx, params.id, body));
  on(watch.listPriceRises, ({ ctx, query }) => listPriceRises(ctx, query));
  on(watch.exportPriceRises, ({ ctx, query }) => exportPriceRises(ctx, query));
  on(watch.listItemPrices, ({ ctx, params, query }) => listItemPrices(ctx, params.itemId, query));
  on(units.listPurchaseUnits, ({ ctx, query }) => listPurchaseUnits(ctx, query.item));
  on(units.setPurchaseUnit, ({ ctx, body }) => setPurchaseUnit(ctx, body));
  on(units.deletePurchaseUnit, ({ ctx, params }) => deletePurchaseUnit(ctx, params.id));
  on(vendors.listVendors, ({ ctx, query }) => listVendors(ctx, query));
  on(vendors.exportVendors, ({ ctx, query }) => exportVendors(ctx, query));
  on(vendors.readVendor, ({ ctx, params }) => readVendor(ctx, params.id));
  on(vendors.exportVendorMonths, ({ ctx, params }) => exportVendorMonths(ctx, params.id));
  on(vendors.listVendorPurchases, ({ ctx, params, query }) => listVendorPurchases(ctx, params.id, query));
  on(vendors.listVendorItems, ({ ctx, params, query }) => listVendorItems(ctx, params.id, query));
  on(vendors.exportVendorItems, ({ ctx, params, query }) => exportVendorItems(ctx, params.id, query));
  on(vendors.forgetVendorItem, ({ ctx, params }) => forgetVendorItem(ctx, params.id, params.itemId));
  on(vendors.addVendor, ({ ctx, body }) => addVendor(ctx, body));
  on(vendors.updateVendor, ({ ctx, params, body }) => updateVendor(ctx, params.id, body));
  on(vendors.deleteVendor, ({ ctx, params }) => deleteVendor(ctx, params.id));
  on(vendors.restoreVendor, ({ ctx, params }) => restoreVendor(ctx, params.id));
};
