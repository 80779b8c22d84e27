import type { Translated } from "#app/words/translated.ts";
import type {
  fiscalTest as source,
  fiscalTestErrors as trialErrors,
  trialSale as trialSource,
} from "./en.ts";

export const fiscalTest = {
  hint: "会計と同じように売上の税務書類を作成し、不合格の検査をすべて表示します。保存も送信も採番もしません。",
  what: "テストする売上",
  built_in: "サンプルの売上",
  an_order: "注文",
  built_in_hint:
    "IVA込み・IVA抜きの価格、非課税の商品、セット、無料提供、10%割引、チップ、現金とカード。サービス料はこの店舗の設定どおりです。",
  order_hint:
    "会計済みの注文は支払いどおりに分割ごと、未会計の注文は今すぐ現金で会計したものとして扱います。",
  order_no: "注文番号",
  order_unknown: "その番号の注文はありません。",
  order_no_error: "1以上の注文番号を入力してください。",
  run: "テストを実行",
  run_failed: "税務テストを実行できませんでした。",
  passed: "問題ありません。これらの書類は署名できます。",
  failed_other: "{{count}}件の検査が不合格です：",
  not_issuing: "この店舗はまだ電子書類を発行していません。テストでは架空の発行者を使います。",
  sale: "売上",
  fiscal: "税務書類",
  products: "税なしの商品",
  taxed: "課税",
  exempt: "非課税",
  not_subject: "不課税",
  documents_hint: "両方の書類の種類について、財務省のスキーマの現行版ともう一方の版で確認します。",
  document: "{{kind}} · {{generation}}",
  in_force: "現行",
  right: "合格",
  wrong: "不合格",
  of_invoice: "請求書 {{number}}",
  buyer: "購入者：{{name}}",
  nobody: "名前なし",
  json: "書類を見る",
  of_document: "{{document}}、{{generation}}：{{error}}",
  charged_differs: "会計は{{charged}}ですが、書類の合計は{{stated}}です",
} as const satisfies Translated<typeof source>;

export const trialSale = {
  title: "売上を試す",
  banner: "これはお試しです。注文、番号、在庫、集計のいずれにも保存されません。",
  steps: { order: "注文", kitchen: "キッチン", charge: "会計", done: "レシート" },
  first_dish: "メニューの最初の商品",
  quantity: "数量",
  send: "キッチンへ送る",
  kitchen_title: "{{station}}のオーダー票",
  kitchen_hint: "オーダー票はステーションの画面に表示されます。印刷の設定があれば紙にも出ます。",
  to_charge: "{{amount}}を会計",
  due: "会計金額",
  change: "お釣り：{{amount}}",
  receipt: "レシート",
  document: "税務書類",
  mark: "お試し",
  again: "もう一度試す",
  finish: "完了",
  failed: "お試しを実行できませんでした。",
} as const satisfies Translated<typeof trialSource>;

export const fiscalTestErrors = {
  nothing_to_try: "試せる商品がまだありません。先にメニューに追加してください。",
} as const satisfies Translated<typeof trialErrors>;
