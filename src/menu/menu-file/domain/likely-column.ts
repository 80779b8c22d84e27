import { searchText } from "#platform/domain/text/search-text.ts";
import type { FileColumn } from "./menu-file.ts";

/** Headings that other programs and people use, folded as `searchText` does; "de" and the like are left out. */
const SYNONYMS: Readonly<Partial<Record<FileColumn, readonly string[]>>> = {
  title: [
    "producto",
    "productos",
    "nombre",
    "nombre producto",
    "articulo",
    "nombre articulo",
    "plato",
    "platillo",
    "item",
    "items",
    "product",
    "products",
    "product name",
    "item name",
    "name",
    "dish",
    "article",
  ],
  price: [
    "precio venta",
    "precio unitario",
    "precio publico",
    "precio final",
    "precio con iva",
    "precios",
    "pvp",
    "valor",
    "sale price",
    "selling price",
    "unit price",
    "retail price",
    "prices",
  ],
  category: [
    "categorias",
    "familia",
    "rubro",
    "seccion",
    "linea",
    "departamento",
    "categories",
    "family",
    "section",
    "department",
  ],
  description: ["detalle", "detalles", "ingredientes", "details", "detail"],
  internal_code: [
    "codigo",
    "codigo producto",
    "codigo interno",
    "codigo articulo",
    "cod",
    "codigo barras",
    "clave",
    "plu",
    "referencia",
    "code",
    "item code",
    "product code",
    "barcode",
    "reference",
  ],
  visible: ["activo", "habilitado", "disponible", "active", "enabled", "available"],
  kind: ["clase", "type"],
};

const MEANT = new Map(
  Object.entries(SYNONYMS).flatMap(([column, heads]) =>
    heads.map((head) => [head, column as FileColumn] as const),
  ),
);

/** Words of a heading that change nothing of its meaning. */
const IDLE = new Set(["de", "del", "al", "of", "us", "usd", "dolares", "dollars"]);

/** Says which column a heading of another program probably means ("Precio de venta (US$)"); null when nobody knows. */
export function likelyColumn(head: string): FileColumn | null {
  const words = searchText(head)
    .replaceAll(/\([^)]*\)/g, " ")
    .split(/[^a-z0-9%]+/)
    .filter((word) => word !== "" && !IDLE.has(word));
  return MEANT.get(words.join(" ")) ?? null;
}
