import type { Translated } from "#app/words/translated.ts";
import type { publicApi as source } from "./en.ts";
import { publicApiFields } from "./public-api-fields.ko.ts";

export const publicApi: Translated<typeof source> = {
  fields: publicApiFields,
  values: {
    scopes: {
      "menu:read": "메뉴판 읽기",
      "menu:write": "품절 설정",
      "orders:read": "주문 읽기",
      "invoices:read": "판매 전표와 세금 문서 읽기",
      "payments:read": "결제와 환불 읽기",
      "customers:read": "고객 읽기",
      "stock:read": "식자재 재고 읽기",
      "reports:read": "일별 수치 읽기",
    },
    menu_category_colour: {
      red: "빨강",
      orange: "주황",
      yellow: "노랑",
      lime: "연두",
      green: "초록",
      teal: "청록",
      blue: "파랑",
      indigo: "남색",
      violet: "보라",
      pink: "분홍",
    },
    until: {
      told: "프로그램이나 포스에서 다시 바꿀 때까지",
      tomorrow: "다음 영업일이 시작될 때까지. 그 뒤에는 수량 제한 없이 판매",
    },
    order_status: {
      open: "아직 결제되지 않음",
      paid: "결제됨. 환불해도 바뀌지 않음",
      cancelled: "결제 전에 취소됨",
    },
    order_line_status: {
      created: "아직 시작하지 않음",
      preparing: "조리 중",
      completed: "준비 완료",
      delivered: "손님에게 서빙됨",
      cancelled: "취소되어 결제하지 않음",
    },
    dining_option: {
      dinein: "매장에서 식사",
      delivery: "손님에게 배달",
      takeaway: "손님이 찾아감",
    },
    source: {
      table: "테이블에서 받음",
      counter: "카운터에서 받음",
      phone: "전화로 받음",
      qr: "손님이 QR 메뉴판에서 보냄",
      delivery_platform: "배달앱에서 들어옴",
    },
    type: {
      CONSUMIDOR_FINAL: "consumidor final(최종 소비자)에게 판매",
      CREDITO_FISCAL: "IVA를 공제받을 수 있는 등록 납세자에게 판매",
    },
    kind: {
      "01": "Factura(판매 문서)",
      "03": "Comprobante de crédito fiscal(CCF)",
      "05": "감액 전표",
      "06": "증액 전표",
      "14": "Sujeto excluido 문서",
      invalidation: "문서를 무효화하는 이벤트",
      contingency: "연결할 수 없었던 비상 모드를 보고하는 이벤트",
    },
    tax_document_state: {
      draft: "번호는 있지만 수정할 것이 있음",
      generated: "생성됨, 아직 서명하지 않음",
      signed: "서명됨, 아직 보내지 않음",
      contingency: "비상 모드가 끝나기를 기다림",
      sent: "보냄. 재무부의 응답을 아직 모름",
      sealed: "재무부가 받아들이고 인장을 줌",
      sealed_with_remarks: "받아들여져 인장을 받음, 지적 사항 있음",
      rejected: "재무부가 거부함",
      replaced: "다른 문서로 대체됨",
      invalidated: "인장을 받은 뒤 무효화됨",
    },
    environment: {
      "00": "재무부 테스트 환경: 세법상 효력 없음",
      "01": "운영",
    },
    state: {
      in: "충분함",
      low: "최소 재고 이하",
      out: "남은 것이 없음",
    },
  },
  guide: {
    following: {
      title: "사본 유지",
      changes: "식자재 재고도 같은 방식으로 updated_since를 써서 따라갈 수 있습니다.",
      days: "주문, 판매 전표, 결제, 환불은 최근 며칠을 다시 요청하고 id로 대체하세요. 예를 들어 매일 밤 최근 사흘을 요청합니다. 나중에 결제, 취소, 환불되거나 인장을 받은 것은 이전 날의 주문이나 판매 전표를 바꿉니다. 어느 것인지는 웹훅이 알려 주며 id로 읽으면 됩니다.",
      cursor:
        "커서는 바로 이어서 읽을 때 씁니다. 다음번을 위해서는 가장 최근 updated_at이나 마지막 영업일을 보관하세요.",
      gone: "삭제된 고객은 is_deleted와 함께 목록에 남습니다. 전체 목록에 더 이상 없는 메뉴와 식자재는 삭제된 것입니다.",
    },
    requests: {
      text: "요청과 응답은 UTF-8 JSON입니다. 금액은 매장 통화의 소수점 아래 두 자리 숫자이며(12.5는 센트가 아니라 12.50), 수량은 소수점 아래 세 자리까지입니다. 시각은 2026-11-20T18:42:07.315Z 같은 UTC ISO 8601 형식입니다. 영업일은 YYYY-MM-DD로 쓰고, /store가 알려 주는 시각에 매장 시간대로 시작합니다. id는 정수이며 64비트가 필요할 수 있습니다.",
      more: "값이 없는 필드는 null이며 빠지지 않습니다. 새 필드와 값은 예고 없이 추가될 수 있으니 모르는 것은 무시하세요. 기존 것의 뜻은 바뀌지 않습니다. GET 응답에는 ETag가 있습니다. If-None-Match로 다시 보내면 바뀌지 않은 내용에는 304로 응답합니다.",
    },
    limits: {
      title: "제한",
      requests: "키마다 분당 요청 {{count}}건.",
      rows: "페이지당 {{rows}}행, 수치 요청당 {{days}}일, 본문 256KiB.",
      waiting:
        "이를 넘으면 429와 초 단위의 Retry-After로 응답합니다. 그래도 계속하면 응답 없이 연결을 끊습니다.",
      advice:
        "요청은 한 번에 하나씩 보내세요. 429, 500, 503 뒤에는 처음에 Retry-After만큼, 그다음에는 매번 두 배로 기다리세요.",
    },
    repeats: {
      lost: "응답이 오지 않으면 같은 키로 같은 요청을 다시 보내세요. 몇 번 도착해도 한 번만 실행됩니다. 반복된 응답에는 Idempotent-Replay: true 헤더가 있습니다.",
      kept: "키는 이틀 동안 보관됩니다. 같은 키에 다른 내용을 보내면 422로 응답하고 아무것도 바뀌지 않습니다.",
    },
    errors: {
      text: "모든 오류는 형식이 같습니다. 바뀌지 않는 code로 판단하세요. message는 사람을 위한 것이며 lang으로 요청한 언어(예: ?lang=ko)로 나옵니다.",
      more: "fields는 요청의 일부가 잘못되었을 때, details는 코드에 수치나 이름이 있을 때 들어갑니다. 모든 코드는 다음과 같습니다:",
      fields_title: "필드 코드",
    },
    hooks: {
      text: "관리자가 설정 › API 및 웹훅에서 https 주소를 추가하고 이벤트를 고릅니다. 이벤트가 일어나면 Comanda가 JSON으로 POST를 보내며, 10초 안에 200~299로 응답하면 받은 것으로 봅니다. 리디렉션은 따라가지 않습니다.",
      retries:
        "받지 못한 메시지는 32시간 동안 모두 {{count}}번 보냅니다. 사흘 동안 아무것도 받지 못한 주소는 꺼지고 관리자에게 메일로 알립니다.",
      signature:
        "모든 메시지는 주소를 추가할 때 표시된 비밀 값으로 Standard Webhooks에 따라 서명합니다. 갱신한 뒤 하루 동안은 두 비밀 값을 함께 씁니다.",
      retries_title: "받지 못한 경우",
      pauses: "첫 시도 뒤에는 {{pauses}} 후에 다시 시도합니다.",
      replay:
        "{{days}} 동안 설정 › API 및 웹훅 › 전송에서 같은 id로 다시 보낼 수 있습니다. 거기에서 테스트 전송도 할 수 있으며 유형은 webhook.test입니다.",
      order:
        "먼저 응답하고 나중에 처리하세요. 메시지를 대기열에 넣고 204로 응답하면 됩니다. 키로 읽은 데이터는 메시지보다 최신입니다.",
      signature_title: "서명 확인",
      signed:
        "서명은 webhook-id, webhook-timestamp, 본문을 점으로 이은 것의 HMAC-SHA256입니다. 키는 비밀 값에서 whsec_ 뒤의 부분을 base64로 디코딩한 것입니다. 받은 그대로의 본문 바이트를 쓰세요. 파싱했다가 다시 직렬화한 JSON은 다른 텍스트입니다.",
      steps: "오래된 메시지를 다시 보내지 못하도록, 시각이 5분 넘게 차이 나는 메시지는 거부하세요.",
    },
  },
  labels: {
    parameters: "매개변수",
    body: "본문 필드",
    answer: "응답 필드",
    message: "메시지 필드",
    required: "필수",
    optional: "선택",
    may_be_null: "또는 null",
    default: "기본값 {{value}}",
    between: "{{least}}~{{most}}",
    at_most: "최대 {{most}}",
    up_to_signs: "최대 {{most}}자",
    places: { path: "경로", query: "쿼리", header: "헤더" },
    types: {
      string: "텍스트",
      integer: "정수",
      number: "숫자",
      boolean: "true 또는 false",
      object: "객체",
      list: "목록",
      date: "날짜 YYYY-MM-DD",
      moment: "UTC 날짜와 시각, ISO 8601",
      id: "id, 정수",
      amount: "금액, 소수점 아래 2자리까지",
      quantity: "수량, 소수점 아래 3자리까지",
      percent: "퍼센트",
    },
    needs: "필요한 권한",
  },
  errors: {
    invalid_input:
      "매개변수, 헤더 또는 본문이 잘못되었습니다. fields에 어느 것인지 있습니다. 고친 뒤 다시 보내세요.",
    invalid_request: "경로의 id 형식이 잘못되었습니다. id는 앞에 0이 없는 정수입니다.",
    api_key_invalid: "Authorization 헤더의 키가 없거나, 알 수 없거나, 폐기되었거나, 만료되었습니다.",
    subscription_inactive: "매장에 유효한 구독이 없습니다. 관리자가 갱신할 때까지 요청을 보내지 마세요.",
    not_permitted: "키에 details.scope의 권한이 없습니다.",
    not_found: "이 매장에 없습니다.",
    unknown_address: "이 주소에는 아무것도 없습니다. 메서드와 경로를 확인하세요.",
    request_timeout: "요청이 도착하는 데 너무 오래 걸렸습니다. 다시 보내세요.",
    still_running: "같은 Idempotency-Key의 요청을 아직 처리하고 있습니다. 1초 기다린 뒤 다시 보내세요.",
    uuid_taken: "이미 다른 내용으로 기록되었습니다. 아무것도 바뀌지 않았습니다.",
    request_withdrawn:
      "이 Idempotency-Key의 요청은 철회되었습니다. 아무것도 바뀌지 않았습니다. 다른 키를 쓰세요.",
    combo_counts_parts: "세트 메뉴입니다. 구성 메뉴의 수량을 제한하세요.",
    payload_too_large: "본문이 256KiB보다 큽니다.",
    unsupported_media_type: "본문은 Content-Type: application/json인 JSON이어야 합니다.",
    idempotency_key_reused:
      "최근 이틀 안에 다른 요청에 쓴 Idempotency-Key입니다. 아무것도 바뀌지 않았습니다. 다른 키를 쓰세요.",
    too_many_requests: "요청이 너무 많습니다. Retry-After의 초만큼 기다리세요.",
    internal:
      "시스템 오류입니다. 나중에 같은 Idempotency-Key로 다시 보내고, 계속되면 지원팀에 requestId를 알려 주세요.",
    service_unavailable: "서버가 바쁘거나 시작하는 중입니다. Retry-After의 초만큼 기다린 뒤 다시 보내세요.",
    storage_full: "서버의 저장 공간이 부족합니다. 아무것도 기록되지 않았습니다. 나중에 다시 보내세요.",
  },
  field_codes: {
    required: "값이 없습니다.",
    malformed: "유형이나 형식이 맞지 않습니다.",
    too_small: "허용된 최솟값보다 작습니다.",
    too_large: "허용된 최댓값보다 큽니다.",
    not_a_choice: "허용된 값이 아닙니다.",
    not_a_date: "요구하는 형식의 날짜나 시각이 아닙니다.",
    ends_before_start: "to가 from보다 앞섭니다.",
    too_many_days: "범위의 일수가 너무 많습니다.",
  },
};
