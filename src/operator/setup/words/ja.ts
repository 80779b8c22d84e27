import type { Translated } from "#app/words/translated.ts";
import type { setup as source, setupErrors as sourceErrors } from "./en.ts";

export const setup = {
  title: "はじめの設定：{{done}}/{{count}}",
  hint: "完了した手順には自動で印が付きます。",
  put_away: "隠す",
  bring_back: "はじめの設定を表示：{{done}}/{{count}}",
  now: "現在：{{step}}。{{why}}",
  next: "次：{{step}}",
  complete: "店舗の準備ができました",
  complete_hint: "設定が完了し、最初の会計も済みました。",
  done: "完了",
  lacks: "不足：{{what}}。",
  lack: { address: "住所", phone: "電話番号" },
  menus_title: "次のメニューから始めて、お店に合わせて変更してください：",
  own_menu: "自分で商品を入力",
  own_hint: "表計算のように入力します。貼り付けもできます。",
  menus_import: "ファイルを取り込む",
  go: "この手順へ",
  also: "ほかにできること",
  trial: "売上を試す",
  trial_hint: "最初の商品のオーダー票、レシート、税務書類を確認できます。何も保存されません。",
  menu_question: "「{{menu}}」のメニューで始めますか？",
  menu_body: "{{what}}商品は後から編集、削除できます。",
  menu_start: "このメニューを使う",
  menu_failed: "メニューの商品を追加できませんでした。",
  menus: {
    pupuseria: {
      title: "ププサ店",
      what: "34品：ププサ、軽食、スープ、飲み物、デザート。価格はIVA込みです。",
    },
    cafeteria: {
      title: "カフェ",
      what: "43品：コーヒー、冷たい飲み物、朝食、パン、デザート。価格はIVA込みです。",
    },
    restaurante: {
      title: "レストラン",
      what: "48品：前菜、肉、シーフード、パスタ、バー、デザート。価格はIVA込みです。",
    },
  },
  steps: {
    store: {
      title: "店舗情報",
      why: "名前、住所、電話番号はすべてのレシートに印刷されます。",
    },
    taxes: { title: "税", why: "IVAを価格に含むか、加算するか。" },
    items: { title: "メニュー", why: "販売する商品と価格を、カテゴリーごとに登録します。" },
    tables: { title: "テーブル", why: "12卓を一度に追加できます。" },
    staff: { title: "ユーザー", why: "レジ担当、ホールスタッフ、調理スタッフがそれぞれログインします。" },
    pins: {
      title: "スタッフのPIN",
      why: "スタッフは共有レジにPINでログインし、責任者はPINで承認します。最初のPINを発行できます。",
    },
    payment_types: { title: "支払い方法", why: "現金、カード、その他の使える方法。" },
    drawer: { title: "ドロア", why: "釣銭準備金を数え、レジ開けをして現金の会計を始めます。" },
    first_sale: { title: "最初の売上", why: "注文を取り、会計します。" },
    shared_till: {
      title: "共有レジ",
      why: "複数の人が1台の端末を使い、それぞれPINでログインします。",
    },
    tax_issuer: {
      title: "電子請求書",
      why: "財務省に書類を発行するための、発行者の情報と証明書。",
    },
  },
  reply: {
    menu_started_other: "メニューの商品が{{count}}点になりました。お店に合わせて変更してください。",
  },
} as const satisfies Translated<typeof source>;

export const setupErrors = {
  menu_not_empty: "メニューにはすでに商品があります。何も追加されていません。",
} as const satisfies Translated<typeof sourceErrors>;
