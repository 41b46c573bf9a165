import { useEffect, useState, type ReactNode } from 'react';
import { reloadPorts } from '../browser-page.ts';
import { tendErrorPage, type ErrorScreen } from '../reload/error-page.ts';
import { ConnectionFailedView } from './ConnectionFailedView.tsx';
import { MaintenanceView } from './MaintenanceView.tsx';
import { RenderErrorView } from './RenderErrorView.tsx';

const serverVersion = async (): Promise<string | null> => {
  try {
    const response = await fetch('/check-version', { cache: 'no-store' });
    return response.ok ? (await response.text()).trim() : null;
  } catch {
    return null; // the failure that brought the visitor here goes on
  }
};

/** ≠05: the screen of a failure until the second one within the guard, then the maintenance page. */
const ErrorPage = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [screen, setScreen] = useState<ErrorScreen>('failure');
  useEffect(() => tendErrorPage({ ...reloadPorts(), serverVersion }, setScreen), []);
  return screen === 'maintenance' ? <MaintenanceView /> : children;
};

/** V-04: the page of an address that nobody answered for. */
export const ConnectionFailedPage = (): ReactNode => (
  <ErrorPage>
    <ConnectionFailedView />
  </ErrorPage>
);

interface RenderErrorPageProps {
  readonly onReload: () => unknown;
  readonly onClear: () => void;
}

/** V-11: the page in place of one that could not be drawn. */
export const RenderErrorPage = (props: RenderErrorPageProps): ReactNode => (
  <ErrorPage>
    <RenderErrorView {...props} />
  </ErrorPage>
);
