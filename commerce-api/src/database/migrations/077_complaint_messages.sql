-- Complaints from before it was kept had Polish e-mails.
alter table complaint add column language text not null default 'pl';

-- J-286: what claimants have written back. Answers of the shop are events of the complaint.
create table complaint_message (
  complaint_id integer not null,
  position integer not null,
  at timestamptz not null,
  text text not null,
  -- SHA-256 of text and files: the same once more is the same message until the shop answers.
  digest text not null,
  primary key (complaint_id, position)
);

-- Null: sent with the complaint itself.
alter table complaint_file add column message_position integer;
