import { listensTo, sends, type Expectation } from 'shared-contracts/testing/expectations';

/** What the account relies on of the others. */
export const expectations: readonly Expectation[] = [
  // The account is left when a session is over.
  ...sends('host-shell', ['session.expired@1']),
  // Header and cart follow who signs in and out.
  ...listensTo('host-shell', ['session.started@1', 'session.ended@1', 'session.expired@1']),
];
