import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import type { PageProps } from 'shared-contracts';
import { accountRoutes } from './account-routes.tsx';

export { accountTexts as texts } from './texts.ts';

/** everything behind `/customer`. The server renders the frame; who is signed in is known in the browser only. */
export default function AccountPage(_props: PageProps): ReactNode {
  return useRoutes(accountRoutes);
}
