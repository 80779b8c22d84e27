import type { Translated } from "#app/words/translated.ts";
import type { withholdingDocuments as source, withholdingDocumentsErrors as sourceErrors } from "./en.ts";

export const withholdingDocuments: Translated<typeof source> = {
  types: {
    "07": "源泉徴収証明書（07）",
    "08": "精算証明書（08）",
    "09": "精算書類（09）",
  },
  lists: {
    advances: "カードの前払い2%",
    withheld: "源泉徴収された1%",
    withheld_by_us: "源泉徴収した1%",
    settled: "第三者による精算",
  },
  import: {
    open: "07・08・09を取り込む",
    title: "源泉徴収・精算書類を取り込む",
    hint: "メールまたは財務省のサイトで受け取った、書類のJSONです。確定するまで何も保存されません。",
    label: "書類のJSON",
    placeholder: "JSONのテキストをここに貼り付け",
    file: "またはファイルを選択",
    choose: "ファイルを選択",
    drop: "またはここにドロップ",
    refused_type: "{{name}}はJSONファイルでもメールでもありません。",
    refused_size: "{{name}}は25 MBを超えています。",
    no_document: "{{name}}に書類がありません。",
    several: "{{name}}に複数の書類があります。1件ずつ取り込んでください。",
    read: "確認",
    again: "別の書類",
    confirm: "書類を取り込む",
    known: "この書類は{{by}}が取り込み済みです。",
    goes_to: "{{list}}（{{month}}）に入ります。",
  },
  facts: {
    from: "発行元",
    to: "源泉徴収の対象者",
    date: "日付",
    control_number: "管理番号",
    generation_code: "生成コード",
    seal: "受付印",
    base: "IVA抜きの金額",
    amount_07: "源泉徴収1%",
    amount_08: "IVA上乗せ徴収",
    amount_09: "前払い2%",
    other_amount: "その他の源泉徴収",
    taxed: "課税売上",
    untaxed: "IVAなしの売上",
    vat: "売上のIVA",
    commission: "手数料",
    commission_vat: "手数料のIVA",
    paid: "支払額",
    related: "記載された書類",
  },
  remove: {
    action: "外す",
    question: "{{name}}の書類を外しますか？",
    body: "すべての一覧、添付表、月次IVAから外れます。もう一度取り込むこともできます。",
  },
  save_text: "JSONをダウンロード",
  fault: "{{field}}：{{reason}}",
  warnings: {
    test_environment: "財務省のテスト環境の書類です。実際の帳簿の金額には含まれません。",
    no_seal: "財務省の受付印がありません。",
    unknown_version: "この書類のバージョン{{version}}は不明です。金額を印刷された書類と照合してください。",
    schema: "財務省の公式スキーマに合っていません：{{faults}}。相違：{{count}}件。",
    unchecked_party: "発行者の設定にNITもNRCもないため、この書類が店舗宛てか確認できません。",
    future_day: "書類の日付が未来です。",
    rate: "税率から計算すると税額は{{expected}}ですが、書類では{{found}}です。",
    other_codes:
      "{{amount}}が1%以外のコードで源泉徴収されています。添付表にも月次IVAにも含まれません。会計士に確認してください。",
    unknown_sales_other: "この店舗のものではない書類が{{count}}件記載されています。",
    perceived_for_us:
      "IVA {{amount}}が上乗せ徴収されたと記載されています。添付表にも月次IVAにも含まれません。会計士に確認してください。",
    nothing_withheld: "源泉徴収がありません。",
  },
  reply: {
    imported: "書類を取り込みました：{{list}}。",
    removed: "{{name}}の書類を外しました。",
  },
};

export const withholdingDocumentsErrors: Translated<typeof sourceErrors> = {
  document_of_another:
    "この書類の宛先は{{name}}（{{number}}）で、この店舗ではありません。発行者のNITとNRCを確認してください。",
  withholding_type_unsupported:
    "種類{{type}}の書類は源泉徴収でも精算でもありません。ここで取り込めるのは07、08、09です。仕入は「仕入」で取り込んでください。",
  withholding_document_known: "この書類は{{by}}が取り込み済みです。",
};
