import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageProps } from 'shared-contracts';
import { PasswordPage } from '../password/PasswordPage.tsx';
import { accountRoute } from './account-route.ts';
import { AccountFrame } from './AccountFrame.tsx';

export { accountTexts as texts } from './texts.ts';

/** everything behind `/customer`. The server draws its frame; who is signed in is known in the browser only. */
export default function AccountPage(_props: PageProps): ReactNode {
  const route = accountRoute(useLocation().pathname);
  return route.part === 'forgot' || route.part === 'reset' ? <PasswordPage part={route.part} /> : <AccountFrame route={route} />;
}
