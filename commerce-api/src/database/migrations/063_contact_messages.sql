-- J-261: messages of the contact page lie with reported errors: staff deals with both in one list.
-- Code of the topic; empty: an error of the shop.
alter table error_report add column topic text not null default '';
-- Names a message that may be sent again because its answer was lost; null: it has none.
alter table error_report add column key text unique;
