import type { Translated } from "#app/words/translated.ts";
import type { customerDisplay as source } from "./en.ts";

export const customerDisplay = {
  welcome: "ようこそ",
  choose: "この画面はどのレジ用ですか？",
  choose_hint: "レジの番号は、各レジの「お客様用画面」に表示されます。",
  no_till: "開いているレジがありません。レジの端末でレジ画面を開くと、ここに表示されます。",
  till: "レジ {{code}}",
  silent: "レジ {{code}}が応答しません",
  change_till: "別のレジを選ぶ",
  your_order: "ご注文",
  your_bill: "お会計",
  earlier_other: "ほか{{count}}点",
  quantity: "{{quantity}} ×",
  net: "小計",
  taxes: "IVA",
  service_charge: "サービス料",
  discount: "割引",
  account: "お会計全体",
  tip: "チップ",
  total: "合計",
  thanks: "ご来店ありがとうございました",
  thanks_token: "お客様の番号",
  paid: "合計",
  received: "お預かり",
  change: "お釣り",
  balance: "残額",
  connect: {
    open: "お客様用画面",
    number: "このレジの番号",
    second_screen: "この端末の2台目の画面",
    second_screen_hint: "このレジの内容を映すウィンドウを開きます。もう一方の画面に移動してください。",
    open_window: "ウィンドウを開く",
    other_device: "別の端末",
    other_device_hint:
      "その端末で「お客様用画面」の権限を持つユーザーがログインし、画面を開いてレジ {{code}}を選んでください。",
  },
} as const satisfies Translated<typeof source>;
