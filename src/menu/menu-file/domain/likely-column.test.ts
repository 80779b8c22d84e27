import { expect, test } from "vitest";
import { likelyColumn } from "./likely-column.ts";
import type { FileColumn } from "./menu-file.ts";

test.each<[string, FileColumn]>([
  ["Precio de venta (US$)", "price"],
  ["Nombre del producto", "title"],
  ["Item name", "title"],
  ["Désignation", "title"],
  ["Prix de vente TTC (€)", "price"],
  ["Prix TTC", "price"],
  ["Famille", "category"],
  ["Libellé", "title"],
  ["اسم الصنف", "title"],
  ["سعر البيع", "price"],
  ["الفئة", "category"],
  ["उत्पाद का नाम", "title"],
  ["क़ीमत", "price"],
  ["श्रेणी", "category"],
  ["商品名", "title"],
  ["販売価格（税込）", "price"],
  ["ｶﾃｺﾞﾘｰ", "category"],
  ["バーコード", "internal_code"],
  ["상품 코드", "internal_code"],
  ["메뉴명", "title"],
  ["판매가", "price"],
])("%s is understood as %s", (head, column) => {
  expect(likelyColumn(head)).toBe(column);
});

test.each(["Existencias", "المخزون", "在庫", "재고", "स्टॉक", "", "%"])("%j is no column of ours", (head) => {
  expect(likelyColumn(head)).toBeNull();
});
