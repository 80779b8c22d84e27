-- Which official text says until when a document can surely be invalidated (guide §22): they contradict each other, and the strictest is
-- right by all of them. Later, until the widest of the limits, it may be tried.
alter table fiscal_settings
  add column invalidation_text text not null default 'manual_1_1'
    check (invalidation_text in ('manual_1_1', 'manual_2_0', 'regulation_2_0'));
