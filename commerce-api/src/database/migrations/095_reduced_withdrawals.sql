-- J-334: by how much less is paid back for goods that were used more than needed (grosze), and why: the shopper reads it.
alter table withdrawal add column reduced_by integer not null default 0;
alter table withdrawal add column reduction_reason text not null default '';
