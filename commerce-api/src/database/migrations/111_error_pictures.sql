-- J-375: the picture of the screen that came with a reported error, as it was drawn anew: WebP, without metadata. Staff alone see it; it
-- goes with its report, and earlier when the report has been dealt with.
create table error_picture (
  report_id integer primary key references error_report (id) on delete cascade,
  picture bytea not null
);
