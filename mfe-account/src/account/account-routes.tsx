import type { ReactNode } from 'react';
import { useParams, type RouteObject } from 'react-router-dom';
import { ACCOUNT_PATH } from 'shared-contracts';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { PasswordPage } from '../password/PasswordPage.tsx';
import {
  ADDRESSES_PATH,
  EDIT_ADDRESS_PATH,
  FORGOT_PASSWORD_PATH,
  NEOPORTAL_PATH,
  NEW_ADDRESS_PATH,
  ORDERS_PATH,
  PERSONAL_DATA_PATH,
  PRIVACY_PATH,
  REMINDERS_PATH,
  RESET_PASSWORD_PATH,
  SECURITY_PATH,
  WRITING_PATH,
} from '../paths.ts';
import type { AccountSection } from './account-section.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { UnknownPart } from './UnknownPart.tsx';

// Behind the login: loaded when shown, so that the first page of the account stays small.
const Dashboard = lazyPart(() => import('../dashboard/Dashboard.tsx'), FailedInPlace);
const OrdersPart = lazyPart(() => import('../orders/OrdersPart.tsx'), FailedInPlace);
const OrderPart = lazyPart(() => import('../orders/OrderPart.tsx'), FailedInPlace);
const AddressesPart = lazyPart(() => import('../addresses/AddressesPart.tsx'), FailedInPlace);
const AddressPart = lazyPart(() => import('../addresses/AddressPart.tsx'), FailedInPlace);
const DataPart = lazyPart(() => import('../data/DataPart.tsx'), FailedInPlace);
const NeoportalPart = lazyPart(() => import('../neoportal/NeoportalPart.tsx'), FailedInPlace);
const PrivacyPart = lazyPart(() => import('../privacy/PrivacyPart.tsx'), FailedInPlace);
const WritingPart = lazyPart(() => import('../own-writing/WritingPart.tsx'), FailedInPlace);
const RemindersPart = lazyPart(() => import('../reminders/RemindersPart.tsx'), FailedInPlace);
const SecurityPart = lazyPart(() => import('../security/SecurityPart.tsx'), FailedInPlace);

const OrderRoute = (): ReactNode => {
  const { number = '' } = useParams();
  return <OrderPart key={number} number={number} />;
};

const AddressRoute = (): ReactNode => {
  const { id = '' } = useParams();
  return <AddressPart key={id} id={id} />;
};

const route = (path: string, element: ReactNode): RouteObject => ({ path, caseSensitive: true, element });
// The frame is at the same place of every element, so that it stays mounted between the sections of the account.
const framed = (path: string, section: AccountSection, content: ReactNode): RouteObject =>
  route(path, <AccountFrame section={section}>{content}</AccountFrame>);

/** J-36: the pages behind `/customer`. A new page of the account is a new line here. */
export const accountRoutes: RouteObject[] = [
  ...['/customer', '/customer/account', ACCOUNT_PATH].map((path) => framed(path, 'dashboard', <Dashboard />)),
  framed(ORDERS_PATH, 'orders', <OrdersPart />),
  framed(`${ORDERS_PATH}/:number`, 'order', <OrderRoute />),
  framed(ADDRESSES_PATH, 'addresses', <AddressesPart />),
  framed(NEW_ADDRESS_PATH, 'new-address', <AddressPart key="new" id={null} />),
  framed(`${EDIT_ADDRESS_PATH}/:id`, 'address', <AddressRoute />),
  framed(PERSONAL_DATA_PATH, 'data', <DataPart />),
  framed(SECURITY_PATH, 'security', <SecurityPart />),
  framed(PRIVACY_PATH, 'privacy', <PrivacyPart />),
  framed(WRITING_PATH, 'writing', <WritingPart />),
  framed(REMINDERS_PATH, 'reminders', <RemindersPart />),
  framed(NEOPORTAL_PATH, 'neoportal', <NeoportalPart />),
  route(FORGOT_PASSWORD_PATH, <PasswordPage part="forgot" />),
  route(RESET_PASSWORD_PATH, <PasswordPage part="reset" />),
  framed('/customer/*', 'not-found', <UnknownPart />),
];
