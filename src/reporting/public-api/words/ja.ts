import type { Translated } from "#app/words/translated.ts";
import type { publicApi as source } from "./en.ts";
import { publicApiFields } from "./public-api-fields.ja.ts";

export const publicApi: Translated<typeof source> = {
  fields: publicApiFields,
  values: {
    scopes: {
      "menu:read": "メニューの読み取り",
      "menu:write": "売り切れの設定",
      "orders:read": "注文の読み取り",
      "invoices:read": "請求書とその税務書類の読み取り",
      "payments:read": "支払いと返金の読み取り",
      "customers:read": "顧客の読み取り",
      "stock:read": "在庫の食材の読み取り",
      "reports:read": "日次の数値の読み取り",
    },
    menu_category_colour: {
      red: "赤",
      orange: "オレンジ",
      yellow: "黄",
      lime: "黄緑",
      green: "緑",
      teal: "青緑",
      blue: "青",
      indigo: "藍",
      violet: "紫",
      pink: "ピンク",
    },
    until: {
      told: "プログラムまたはレジで再び変更されるまで",
      tomorrow: "次の営業日が始まるまで。その後は制限なしで販売",
    },
    order_status: {
      open: "未払い",
      paid: "支払い済み。返金しても変わりません",
      cancelled: "支払い前に取消",
    },
    order_line_status: {
      created: "調理開始前",
      preparing: "調理中",
      completed: "完成",
      delivered: "お客様に提供済み",
      cancelled: "取消済みで会計対象外",
    },
    dining_option: {
      dinein: "店内で飲食",
      delivery: "お客様に配達",
      takeaway: "お客様が受け取り",
    },
    source: {
      table: "テーブルで受けた注文",
      counter: "カウンターで受けた注文",
      phone: "電話で受けた注文",
      qr: "お客様がQRメニューから送信",
      delivery_platform: "デリバリーサービスからの注文",
    },
    type: {
      CONSUMIDOR_FINAL: "最終消費者（consumidor final）向け",
      CREDITO_FISCAL: "IVAを控除できる登録納税者（crédito fiscal）向け",
    },
    kind: {
      "01": "請求書（factura）",
      "03": "税額控除証明書（comprobante de crédito fiscal）",
      "05": "クレジットノート（nota de crédito）",
      "06": "デビットノート（nota de débito）",
      "14": "Sujeto excluidoの請求書（factura de sujeto excluido）",
      invalidation: "書類を無効にするイベント",
      contingency: "接続できない間の障害時発行（contingencia）を報告するイベント",
    },
    tax_document_state: {
      draft: "番号はあるが、修正が必要",
      generated: "作成済み、未署名",
      signed: "署名済み、未送信",
      contingency: "障害時発行の終了待ち",
      sent: "送信済み。財務省の回答は未確認",
      sealed: "財務省が受理し、受付印あり",
      sealed_with_remarks: "受理され、指摘付きの受付印あり",
      rejected: "財務省が却下",
      replaced: "別の書類に差し替え",
      invalidated: "受付後に無効化",
    },
    environment: {
      "00": "財務省のテスト環境：税務上の効力なし",
      "01": "本番",
    },
    state: {
      in: "十分",
      low: "最低在庫以下",
      out: "在庫切れ",
    },
  },
  guide: {
    following: {
      title: "コピーを保つ",
      changes: "在庫の食材も、updated_sinceを使って同じように追跡できます。",
      days: "注文、請求書、支払い、返金：直近の日（例えば毎晩過去3日間）をもう一度取得し、idで置き換えてください。後の支払い、取消、返金、受付によって、以前の日の注文や請求書が変わります。どれが変わったかはWebhookでわかり、idで読み取れます。",
      cursor:
        "cursorは、すぐに続きを取得するためのものです。次回のためには、最新のupdated_atまたは最後の営業日を保存してください。",
      gone: "削除された顧客はis_deleted付きで一覧に残ります。全件の一覧に含まれなくなった商品と食材は、削除されたものです。",
    },
    requests: {
      text: "リクエストとレスポンスはUTF-8のJSONです。金額は店舗の通貨による小数点以下2桁の数値（12.5は12.50を表し、セントではありません）、数量は小数点以下3桁までです。日時は2026-11-20T18:42:07.315ZのようなUTCのISO 8601です。営業日はYYYY-MM-DDの形式で、店舗のタイムゾーンで/storeが示す時刻に始まります。idは整数で、64ビットが必要な場合があります。",
      more: "値のない項目はnullになり、省略されることはありません。項目と値は予告なく追加されることがあるため、知らないものは無視してください。既存のものの意味は変わりません。GETのレスポンスにはETagが付きます。If-None-Matchで送り返すと、変更がない場合は304が返ります。",
    },
    limits: {
      title: "制限",
      requests: "キーごとに毎分{{count}}リクエスト。",
      rows: "1ページ{{rows}}行、数値は1リクエスト{{days}}日分、本文は256 KiBまで。",
      waiting:
        "これを超えると429と、秒数を示すRetry-Afterが返ります。それでも続けると、応答なしで切断されます。",
      advice:
        "リクエストは1件ずつ送ってください。429、500、503の後は待ってください。最初はRetry-Afterの時間、その後は毎回2倍の時間です。",
    },
    repeats: {
      lost: "レスポンスが届かない場合は、同じキーで同じリクエストをもう一度送ってください。何回届いても実行は1回です。再送へのレスポンスには、ヘッダーIdempotent-Replay: trueが付きます。",
      kept: "キーは2日間保存されます。同じキーで内容が異なる場合は422が返り、何も変わりません。",
    },
    errors: {
      text: "すべてのエラーは同じ形式です。判定には、変わることのないcodeを使ってください。messageは人が読むためのもので、langで指定した言語（例：?lang=ja）になります。",
      more: "fieldsはリクエストの一部が誤っている場合、detailsはcodeに数値や名前がある場合に含まれます。すべてのcodeは次のとおりです：",
      fields_title: "項目のコード",
    },
    hooks: {
      text: "管理者が「設定」›「APIとWebhook」でhttpsアドレスを追加し、イベントを選びます。イベントが起きると、ComandaがJSONをPOSTで送ります。10秒以内に200〜299の応答があれば、受信されたとみなします。リダイレクトには従いません。",
      retries:
        "受信されなかったメッセージは、32時間の間に合計{{count}}回送られます。3日間何も受信しないアドレスはオフになり、管理者にメールで通知されます。",
      signature:
        "各メッセージは、アドレスの追加時に表示されたシークレットを使い、Standard Webhooksの方式で署名されます。更新後の1日間は、両方のシークレットを使います。",
      retries_title: "受信されなかった場合",
      pauses: "最初の試行の後、{{pauses}}後に再試行します。",
      replay:
        "配信は「設定」›「APIとWebhook」›「配信」から、{{days}}間、同じidで再送できます。そこからテストも送れます。テストの種類はwebhook.testです。",
      order:
        "先に応答し、後で処理してください。メッセージを自分のキューに入れ、204を返します。キーで読み取るデータは、メッセージより新しいものです。",
      signature_title: "署名の検証",
      signed:
        "署名は、webhook-id、webhook-timestamp、本文をドットでつないだもののHMAC-SHA256です。鍵は、シークレットのwhsec_より後の部分をbase64でデコードしたものです。本文は受信したバイト列のまま使ってください。JSONを解析して再び出力すると、別の文字列になります。",
      steps:
        "タイムスタンプが手元の時計と5分以上ずれているメッセージは、古いものの再送を防ぐため拒否してください。",
    },
  },
  labels: {
    parameters: "パラメーター",
    body: "本文の項目",
    answer: "レスポンスの項目",
    message: "メッセージの項目",
    required: "必須",
    optional: "任意",
    may_be_null: "またはnull",
    default: "既定値 {{value}}",
    between: "{{least}}〜{{most}}",
    at_most: "最大{{most}}",
    up_to_signs: "最大{{most}}文字",
    places: { path: "パス", query: "クエリ", header: "ヘッダー" },
    types: {
      string: "文字列",
      integer: "整数",
      number: "数値",
      boolean: "trueまたはfalse",
      object: "オブジェクト",
      list: "一覧",
      date: "日付 YYYY-MM-DD",
      moment: "UTCの日時、ISO 8601",
      id: "id、整数",
      amount: "金額、小数点以下2桁まで",
      quantity: "数量、小数点以下3桁まで",
      percent: "パーセント",
    },
    needs: "必要な権限",
  },
  errors: {
    invalid_input:
      "パラメーター、ヘッダー、または本文が無効です。どれかはfieldsでわかります。修正してからもう一度送ってください。",
    invalid_request: "パスのidの形式が正しくありません。idは先頭に0のない整数です。",
    api_key_invalid: "Authorizationヘッダーのキーがないか、不明、無効、または期限切れです。",
    subscription_inactive:
      "この店舗には有効な利用プランがありません。管理者が更新するまで、リクエストを送らないでください。",
    not_permitted: "キーに、details.scopeの示す権限がありません。",
    not_found: "この店舗には存在しません。",
    unknown_address: "このアドレスには何もありません。メソッドとパスを確認してください。",
    request_timeout: "リクエストの到着に時間がかかりすぎました。もう一度送ってください。",
    still_running: "同じIdempotency-Keyのリクエストを処理中です。1秒待ってからもう一度送ってください。",
    uuid_taken: "別の内容ですでに書き込まれています。何も変更されていません。",
    request_withdrawn:
      "このIdempotency-Keyのリクエストは取り下げられました。何も変更されていません。別のキーを使ってください。",
    combo_counts_parts: "この商品はセットです。構成品に制限を設定してください。",
    payload_too_large: "本文が256 KiBを超えています。",
    unsupported_media_type: "本文はJSONで、Content-Type: application/jsonにしてください。",
    idempotency_key_reused:
      "このIdempotency-Keyは、過去2日間に別のリクエストで使われています。何も変更されていません。別のキーを使ってください。",
    too_many_requests: "リクエストが多すぎます。Retry-Afterの秒数だけ待ってください。",
    internal:
      "こちらで問題が発生しました。後で同じIdempotency-Keyを使ってもう一度送ってください。続く場合は、サポートにrequestIdをお伝えください。",
    service_unavailable:
      "サーバーが混み合っているか、起動中です。Retry-Afterの秒数だけ待ってから、もう一度送ってください。",
    storage_full: "サーバーの空き容量がありません。何も書き込まれていません。後でもう一度送ってください。",
  },
  field_codes: {
    required: "値がありません。",
    malformed: "型または形式が正しくありません。",
    too_small: "許可された最小値を下回っています。",
    too_large: "許可された最大値を超えています。",
    not_a_choice: "許可された値ではありません。",
    not_a_date: "指定の形式の日付または時刻ではありません。",
    ends_before_start: "toがfromより前です。",
    too_many_days: "期間の日数が多すぎます。",
  },
};
