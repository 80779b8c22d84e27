import { searchText } from "#platform/domain/text/search-text.ts";
import type { FileColumn } from "./menu-file.ts";

/** Headings that other programs and people use in any of the languages; words of `IDLE` are left out. */
const SYNONYMS: Readonly<Partial<Record<FileColumn, string>>> = {
  title: `producto, productos, nombre, nombre producto, articulo, nombre articulo, plato, platillo, item, items, product,
    products, product name, item name, name, dish, article, articles, nom, nom article, produit, produits, nom produit, plat,
    plats, intitule, designation, libelle, الصنف, صنف, اسم الصنف, الأصناف, المنتج, منتج, اسم المنتج, الطبق, طبق, الاسم, اسم,
    उत्पाद, उत्पाद का नाम, नाम, आइटम, आइटम का नाम, व्यंजन, व्यंजन का नाम, डिश, 商品, 商品名, 品名, 品目, 名前, 名称, メニュー,
    メニュー名, 料理, 料理名, 상품, 상품명, 제품, 제품명, 메뉴, 메뉴명, 메뉴 이름, 품명, 품목, 이름`,
  price: `precio, precio venta, precio unitario, precio publico, precio final, precio con iva, precios, pvp, valor, price, prices,
    sale price, selling price, unit price, retail price, prix, prix vente, prix unitaire, prix ttc, prix vente ttc, pu, tarif, tarifs, السعر, سعر,
    الأسعار, سعر البيع, سعر الوحدة, दाम, कीमत, मूल्य, बिक्री मूल्य, विक्रय मूल्य, रेट, 価格, 値段, 単価, 売価, 販売価格, 税込価格, 金額,
    가격, 단가, 판매가, 판매 가격, 판매단가, 금액`,
  category: `categoria, categorias, familia, rubro, seccion, linea, departamento, category, categories, family, section,
    department, categorie, famille, rayon, rubrique, القسم, قسم, الأقسام, الفئة, فئة, الفئات, التصنيف, تصنيف, المجموعة, श्रेणी,
    कैटेगरी, वर्ग, समूह, カテゴリー, カテゴリ, 分類, 部門, 区分, ジャンル, 카테고리, 분류, 구분, 종류`,
  description: `descripcion, detalle, detalles, ingredientes, description, details, detail, descriptif, composition, الوصف, وصف,
    التفاصيل, تفاصيل, المكونات, विवरण, वर्णन, सामग्री, 説明, 商品説明, 詳細, 備考, 설명, 상품 설명, 메뉴 설명, 상세`,
  internal_code: `codigo, codigo producto, codigo interno, codigo articulo, cod, codigo barras, clave, plu, referencia, code,
    item code, product code, barcode, reference, code article, code produit, code barres, ref, الرمز, رمز, الكود, كود, رمز الصنف,
    رقم الصنف, الباركود, باركود, कोड, आइटम कोड, उत्पाद कोड, बारकोड, コード, 商品コード, 品番, 型番, バーコード, 코드, 상품코드, 상품 코드,
    메뉴 코드, 품번, 바코드`,
  visible: `activo, habilitado, disponible, active, enabled, available, actif, disponible, visible, نشط, متاح, متوفر, ظاهر, सक्रिय,
    उपलब्ध, 表示, 有効, 販売中, 사용, 판매중, 판매 중, 표시`,
  kind: "clase, type, tipo, genre, النوع, نوع, प्रकार, 種別, 種類, 유형",
};

/** Words of a heading that change nothing of its meaning. */
const IDLE = new Set([
  ..."de del al of us usd dolares dollars du des de la le les l d en dollar".split(" "),
  ..."का की के".split(" "),
]);

/** The words of a heading in the form that is compared: folded, without what stands in brackets and without idle words. */
const compared = (head: string): string =>
  searchText(head)
    .replaceAll(/\([^)]*\)/g, " ")
    .split(/[^\p{L}\p{M}\p{N}%]+/u)
    .filter((word) => word !== "" && !IDLE.has(word))
    .join(" ");

const MEANT = new Map(
  Object.entries(SYNONYMS).flatMap(([column, heads]) =>
    heads.split(/,/).map((head) => [compared(head), column as FileColumn] as const),
  ),
);

/** Says which column a heading of another program probably means ("Precio de venta (US$)"); null when nobody knows. */
export const likelyColumn = (head: string): FileColumn | null => MEANT.get(compared(head)) ?? null;
