-- J-145: by what a session was begun: 'password', 'code', 'recovery-code' or 'passkey'.
alter table customer_session add column method text not null default 'password';
