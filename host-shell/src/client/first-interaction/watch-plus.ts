import { backDoorCookie } from 'shared-contracts/user';
import { PlusFlagsDocument } from '../../graphql/generated.ts';
import { browserPage } from '../../shell/browser-page.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { lookUpClientIp } from '../plus/client-ip.ts';

/** F-02 … F-04: the flags of the plus programme, and the calls for the console that open and close its back door. */
export const watchPlus = ({ client, storage, connection }: BrowserEnvironment): void => {
  const plusBackDoor = {
    open: () => void browserPage.setCookie(backDoorCookie(true)),
    close: () => void browserPage.setCookie(backDoorCookie(false)),
  };
  Object.assign(window, { plusBackDoor });
  if (connection === null) return;
  const { fetch } = connection;
  void client
    .query(PlusFlagsDocument, {})
    .toPromise()
    .then(({ data }) => (data === undefined ? undefined : lookUpClientIp(data.storeConfig, { fetch, storage })));
};
