-- What a device is was stored as a sentence in the language of the sign-in. Its parts are stored, and whoever reads the
-- list is told them in their own language. Null: unknown.
alter table sessions add column browser text, add column system text;
update sessions set
  browser = coalesce(
    (regexp_match(device_name, '^(.+) (?:en|on) .+$'))[1],
    (regexp_match(device_name, '^(?:Edge|Opera|Samsung Internet|Yandex|Vivaldi|DuckDuckGo|Firefox|Chrome|Safari)$'))[1]),
  system = coalesce(
    (regexp_match(device_name, '^.+ (?:en|on) (.+)$'))[1],
    (regexp_match(device_name, '^(?:iPad|iPhone|Android|Windows|ChromeOS|macOS|Linux)$'))[1]);
-- No longer written; for the release before, until a later one drops it.
alter table sessions alter column device_name drop not null;
