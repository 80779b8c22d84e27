import type { Translated } from "#app/words/translated.ts";
import type { platformErrors as source } from "../en/errors.ts";

export const platformErrors = {
  invalid_input: "표시된 항목을 확인하세요.",
  invalid_request: "잘못된 요청입니다. 목록에서 다시 선택하세요.",
  not_signed_in: "계속하려면 로그인하세요.",
  subscription_inactive: "매장에 유효한 구독이 없습니다.",
  not_permitted: "이 작업을 할 권한이 없습니다. 관리자에게 요청하세요.",
  look_in_reads_only: "지원 접속 중입니다. 볼 수는 있지만 바꿀 수는 없습니다.",
  not_found: "더 이상 없는 항목입니다. 화면을 새로 고치세요.",
  unknown_address: "이 주소에는 아무것도 없습니다. 메서드와 경로를 확인하세요.",
  signature_invalid: "메시지의 서명이 없거나 잘못되었거나, 메시지가 너무 오래되었습니다.",
  method_not_allowed: "이 주소는 해당 유형의 요청을 받지 않습니다.",
  request_timeout: "요청이 도착하는 데 너무 오래 걸렸습니다. 다시 시도하세요.",
  secret_locked:
    "이 서버에는 이 데이터를 봉인한 키가 없습니다. 변경된 것은 없습니다. 운영자가 SECRET_KEYS를 확인해야 합니다.",
  still_running: "같은 요청을 아직 처리하고 있습니다. 잠시 후 다시 확인하세요.",
  changed_meanwhile:
    "그사이 다른 사람이 변경했습니다. 아무것도 저장되지 않았으며, 입력한 내용은 그대로 있습니다.",
  uuid_taken: "이미 다른 내용으로 저장되어 있습니다. 아무것도 바뀌지 않았습니다. 다시 확인하세요.",
  unknown_host: "서버가 이 주소를 인식하지 못합니다. {{address}}에서 여세요.",
  payload_too_large: "보낸 내용이 너무 큽니다.",
  unsupported_media_type: "서버는 JSON만 받습니다.",
  request_withdrawn: "응답을 받지 못해 이 요청을 버렸습니다. 아무것도 바뀌지 않았습니다. 다시 보내세요.",
  idempotency_key_reused:
    "이 요청은 이미 다른 내용으로 보냈습니다. 아무것도 바뀌지 않았습니다. 다시 시도하세요.",
  too_many_requests: "시도가 너무 많습니다. {{seconds}} 후에 다시 시도하세요.",
  internal:
    "시스템에 문제가 생겼습니다. 아무것도 바뀌지 않았습니다. 지원팀에 번호 {{requestId}}을(를) 알려 주세요.",
  service_unavailable:
    "서버가 바쁘거나 시작하는 중입니다. 아무것도 바뀌지 않았습니다. 잠시 후 다시 시도하세요.",
  storage_full:
    "서버 디스크가 가득 찼습니다. 아무것도 저장되지 않았습니다. 공간을 확보한 뒤 다시 시도하세요.",
  wrong_origin: "다른 사이트에서 온 요청이라 거부했습니다.",
} as const satisfies Translated<typeof source>;
