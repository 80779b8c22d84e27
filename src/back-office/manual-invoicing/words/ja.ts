import type { Translated } from "#app/words/translated.ts";
import type { manualInvoicing as source, manualInvoicingErrors as sourceErrors } from "./en.ts";

export const manualInvoicing = {
  title: "手動発行",
  tab: { invoice: "売上", excluded: "Sujeto excluido" },
  tabs: "発行する書類",
  not_permitted: "閲覧はできますが、発行はできません",
  not_permitted_hint:
    "手動で書類を発行するには、会計または経理の権限が必要です。管理者に権限の付与を依頼してください。",
  invoice: {
    look_up: "検索",
    found: "「{{name}}」が見つかり、情報を入力しました。",
    look_up_failed: "顧客を確認できませんでした。",
    name: "顧客の名前",
    items: "品目",
    submit: "請求書を発行",
  },
  excluded: {
    hint: "市場など、NRCのない売り手からの仕入に使います。店舗がIVAなしで書類を発行します。",
    seller: "売り手",
    name: "売り手の名前",
    is_person: "売り手は個人",
    is_person_hint: "個人の場合、サービスは所得税10%を源泉徴収します。物品は源泉徴収しません。",
    items: "購入した品目",
    notes: "備考",
    submit: "書類を発行",
    to_stock: {
      title: "仕入も登録しますか？",
      body: "書類を発行しました。品目はまだ在庫に入っていません。仕入の内容は入力済みなので、各品目がどの食材かを指定してください。",
      confirm: "仕入を登録",
      cancel: "今はしない",
      file: "{{name}}からの仕入",
    },
  },
  line: {
    heading: "品目{{no}}",
    remove: "品目{{no}}を削除",
    removed: "品目{{no}}を削除しました。",
    add: "品目を追加",
    additional_rate: "追加の税率",
    locked: "価格にIVAを含むため固定されています。",
  },
  totals: {
    title: "合計",
    taxed: "課税",
    exempt: "非課税",
    not_subject: "不課税",
    iva: "IVA",
    additional: "追加の税目",
    tip: "チップ",
    total: "合計",
    bought: "購入額",
    withheld: "所得税の源泉徴収",
    vat_withheld: "IVA源泉徴収 1%",
    to_pay: "支払総額",
    waiting: "入力途中の品目は、まだ合計に含まれていません。",
  },
  payment: "支払い",
  tip_hint: "任意",
  draft: {
    found: "以前に入力した内容を復元しました。",
    dropped: "入力を消去しました。",
  },
  refusal: {
    name: "顧客の名前を入力してください。",
    no_items: "品目を1件以上追加してください。",
    item: "品目{{no}}：必須項目をすべて入力してください。",
    payment: "支払い方法を選んでください。",
    field: "印の付いた項目を入力してください。",
    loading: "初期データを読み込めませんでした。",
    failed: "請求書を作成できませんでした。",
  },
  reply: {
    made: "請求書 {{invoiceNo}}を発行しました。",
    mailed: "請求書 {{invoiceNo}}を発行しました。{{to}}にメールで送ります。",
    not_mailed: "請求書 {{invoiceNo}}を発行しましたが、メールは送られません。{{reason}}",
    unready: "請求書 {{invoiceNo}}を発行しましたが、書類はまだ署名できません。「経理」で確認してください。",
    bought: "仕入の書類を発行しました。",
    bought_unready: "仕入の書類を発行しましたが、まだ署名できません。「経理」で確認してください。",
  },
} as const satisfies Translated<typeof source>;

export const manualInvoicingErrors = {
  no_tax_documents: "この店舗はまだ電子書類を発行していません。何も作成されていません。",
} as const satisfies Translated<typeof sourceErrors>;
