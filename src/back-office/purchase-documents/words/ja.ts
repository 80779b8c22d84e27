import type { Translated } from "#app/words/translated.ts";
import type { purchaseDocuments as source, purchaseDocumentsErrors as sourceErrors } from "./en.ts";

export const purchaseDocuments: Translated<typeof source> = {
  reply: {
    brings: "仕入 {{number}}を取り込みました。在庫に入った食材：{{count}}件。",
    takes_back: "クレジットノート {{number}}を取り込みました。在庫から出た食材：{{count}}件。",
    reprices: "デビットノート {{number}}を取り込みました。原価が上がった食材：{{count}}件。",
  },
  pack: "パック",
  at_line: "{{line}}行目を確認してください。",
  warnings: {
    test_environment: "財務省のテスト環境の書類です。実際の取引ではありません。",
    no_seal: "財務省の受付印がありません。",
    unknown_version: "この書類のバージョン{{version}}は不明です。データを印刷された書類と照合してください。",
    other_buyer: "宛先はNIT {{number}}で、この店舗ではありません。",
    line_differs: "{{line}}行目：数量、価格、割引から計算すると{{expected}}ですが、書類では{{found}}です。",
    summary_differs: "{{figure}}：{{expected}}のはずですが、書類では{{found}}です。",
    unknown_unit: "{{line}}行目：記載された単位を使う食材がありません。",
    future_day: "書類の日付が未来です。",
    typed_before:
      "手入力の仕入 {{number}}が、この書類と同じもののようです。同じ場合は、どちらかを取り消してください。",
    more_than_bought: "{{line}}行目：返品は{{found}}ですが、訂正される仕入では{{bought}}でした。",
    not_compared:
      "書類が非常に長いため、照合した品名は{{compared}}件のみです。残りは手動で紐付けてください。",
  },
  figures: {
    notSubject: "不課税売上",
    exempt: "非課税売上",
    taxed: "課税売上",
    sales: "売上合計",
    discountNotSubject: "不課税売上の割引",
    discountExempt: "非課税売上の割引",
    discountTaxed: "課税売上の割引",
    subtotal: "小計",
    vat: "IVA",
    withheldVat: "IVA源泉徴収",
    perceivedVat: "IVA上乗せ徴収",
    withheldIncome: "所得税の源泉徴収",
    insurance: "保険料",
    freight: "運賃",
    total: "合計",
    outsideTax: "課税対象外",
    toPay: "支払総額",
  },
  problems: {
    required: "がありません",
    not_a_number: "が数値ではありません",
    not_a_text: "が文字列ではありません",
    not_a_date: "が日付ではありません",
    not_a_code: "が生成コードではありません",
    negative: "が0未満です",
    not_above_zero: "は0より大きい必要があります",
    too_large: "が大きすぎます",
    too_long: "が長すぎます",
  },
  problem: "{{field}}{{reason}}",
  problem_found: "{{field}}{{reason}}（{{found}}）",
  problem_line: "{{line}}行目：{{problem}}",
  lines: {
    not_there: "書類にその行はありません",
    not_linked: "どの食材か選んでください",
    item_gone: "この食材はもうありません",
    factor_missing: "1{{unit}}に{{itemUnit}}でいくつ入っているか入力してください",
    comes_to_nothing: "この数量は{{itemUnit}}では0になります。数量と単位を確認してください",
    title_taken: "「{{item}}」という食材がすでにあります。選んでください",
    units_differ: "新しい食材「{{item}}」は2つの単位では管理できません",
  },
};

export const purchaseDocumentsErrors: Translated<typeof sourceErrors> = {
  INVALID_DTE_JSON: "このJSONは完全ではありません。すべてコピーするか、ファイルを選んでください。{{where}}",
  NO_ITEMS_IN_DTE: "書類に品目がありません。",
  dte_too_large: "税務書類としては大きすぎます。500万文字までです。",
  dte_not_a_document: "JSONですが、税務書類（DTE）ではありません。",
  dte_several_documents: "このテキストには複数の書類があります。1件ずつ取り込んでください。",
  dte_type_unsupported:
    "種類{{type}}の書類は仕入ではありません。ここで取り込めるのは01、03、05、06、11、14です。07、08、09は「経理」の「源泉徴収・精算」で取り込んでください。",
  dte_too_many_lines: "書類が{{lines}}行あります。2,000行までです。",
  dte_fields_invalid: "書類を読み取れません。{{problem}}。エラー：{{count}}件。",
  dte_lines_refused: "何も取り込まれていません。{{line}}行目「{{title}}」：{{reason}}。",
};
