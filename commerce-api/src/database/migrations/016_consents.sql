-- The consent log (J-72): what each browser allowed, when, and under which text. Rows are only added.
create table consent_decision (
  id bigint generated always as identity primary key,
  visitor uuid not null,
  store_code text not null,
  decided_at timestamptz not null,
  analytics boolean not null,
  functional boolean not null,
  marketing boolean not null,
  text_version text not null,
  language text not null
);
create index consent_decision_by_visitor on consent_decision (visitor, decided_at);
