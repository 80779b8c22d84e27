import type { Translated } from "#app/words/translated.ts";
import type { paymentTypes as source, paymentTypesErrors as sourceErrors } from "./en.ts";

export const paymentTypes = {
  title: "支払い方法",
  intro: "レジ担当は、有効な支払い方法からこの順で選びます。ドラッグで並べ替えます。",
  load_failed: "支払い方法を読み込めませんでした。",
  empty: "支払い方法はまだありません",
  empty_hint: "会計には1つ以上必要です。まず現金を追加してください。",
  add: "支払い方法を追加",
  edit_named: "「{{type}}」を編集",
  delete_named: "「{{type}}」を削除",
  icon: "アイコン",
  icon_hint: "現金はドロアで数えます",
  icons: {
    cash: "現金",
    card: "カード",
    wallet: "ウォレット",
    paypal: "PayPal",
    qrcode: "QRコード",
    reader: "カードリーダー",
    bank: "銀行",
    discount: "金券",
  },
  on_account: "掛け売りにして後で受け取る",
  on_account_hint:
    "掛け限度額のある顧客向けです。顧客が支払うまで未収となり、ドロアでは数えません。この扱いにできる支払い方法は1つだけです。",
  tender: "税務書類での支払い方法",
  tender_hint: "請求書とcrédito fiscalに記載する財務省の名称（CAT-017）です。",
  tender_default: "{{tender}}（アイコンによる）",
  tender_by_icon: "アイコンによる",
  settles_later: "掛け売り",
  active: "有効",
  active_hint: "会計時に「{{type}}」を選べます。",
  active_hint_unnamed: "この支払い方法を会計時に選べます。",
  offered: "会計時に選べます",
  preview: "レジ担当の画面",
  preview_hint: "会計画面のボタンです。試しても会計されません。",
  asks_received: "お預かり金額を入力し、お釣りを表示します。ドロアで数えます。",
  asks_reference: "控えの番号などの参照番号を入力します。ドロアでは数えません。",
  asks_customer: "顧客を選び、限度額を確認します。未収となり、ドロアでは数えません。",
  reply: {
    on: "会計時に「{{title}}」を選べるようにしました。",
    off: "会計時に「{{title}}」を選べないようにしました。",
  },
} as const satisfies Translated<typeof source>;

export const paymentTypesErrors = {
  payment_type_exists:
    "同じ名前の支払い方法がすでにあります。何も保存されていません。別の名前にしてください。",
  payment_type_was_used:
    "会計に使用済みのため、現金かどうかと受け取る時期は変更できません。ドロアと顧客の掛けに影響するためです。何も保存されていません。新しい支払い方法を追加し、これを削除してください。",
  payment_type_on_account_exists: "「{{title}}」がすでに掛け用の支払い方法です。何も保存されていません。",
  last_payment_type:
    "有効な支払い方法はこれだけです。無効にすると会計できなくなります。何も変更されていません。先に別の支払い方法を有効にするか、追加してください。",
  too_many_payment_types: "支払い方法は店舗ごとに{{most}}件までです。何も追加されていません。",
} as const satisfies Translated<typeof sourceErrors>;
