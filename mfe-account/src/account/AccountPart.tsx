import type { ReactNode } from 'react';
import { onDemand } from 'shared-ui/on-demand';
import type { FramedRoute } from './AccountFrame.tsx';
import { UnknownPart } from './UnknownPart.tsx';

// Behind the login, so that a first page of the account stays small.
const Dashboard = onDemand(() => import('../dashboard/Dashboard.tsx'));
const OrdersPart = onDemand(() => import('../orders/OrdersPart.tsx'));
const OrderPart = onDemand(() => import('../orders/OrderPart.tsx'));
const AddressesPart = onDemand(() => import('../addresses/AddressesPart.tsx'));
const AddressPart = onDemand(() => import('../addresses/AddressPart.tsx'));
const DataPart = onDemand(() => import('../data/DataPart.tsx'));

/** The page of the account that the address asks for. */
export const AccountPart = ({ route }: { readonly route: FramedRoute }): ReactNode => {
  switch (route.part) {
    case 'dashboard':
      return <Dashboard />;
    case 'orders':
      return <OrdersPart />;
    case 'order':
      return <OrderPart key={route.number} number={route.number} />;
    case 'addresses':
      return <AddressesPart />;
    case 'new-address':
      return <AddressPart key="new" id={null} />;
    case 'address':
      return <AddressPart key={route.id} id={route.id} />;
    case 'data':
      return <DataPart />;
    case 'not-found':
      return <UnknownPart />;
  }
};
