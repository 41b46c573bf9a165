/** The sections of the account (R-51, R-52, J-36); the name is part of the key of its title. */
export type AccountSection =
  | 'dashboard'
  | 'orders'
  | 'order'
  | 'addresses'
  | 'new-address'
  | 'address'
  | 'data'
  | 'security'
  | 'privacy'
  | 'writing'
  | 'reminders'
  | 'neoportal'
  | 'not-found';
