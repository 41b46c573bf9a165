import { isPlusEnabled } from 'shared-contracts/user';
import type { Store } from '../model/index.ts';
import type { CustomerDocument } from './documents.ts';

type PlusStore = { readonly config: Pick<Store['config'], 'plusEnabled' | 'friendsAndFamily' | 'plusWhitelistIps'> };

/** F-01: whether a customer is a member in stores that have the programme; sellers of the neoportal never are. */
export const isPlusCustomer = ({ isPlus, neoportalUserId }: CustomerDocument): boolean => isPlus && neoportalUserId === null;

/** Whether a customer counts as a member in this store. */
export const isMember = (document: CustomerDocument, { config }: { readonly config: Pick<Store['config'], 'plusEnabled'> }): boolean =>
  config.plusEnabled && isPlusCustomer(document);

/** Why a customer cannot join. */
export type JoinRefusal = 'no_plus_programme' | 'plus_not_for_neoportal' | 'plus_by_invitation';

/**
 * F-01: whether a customer may join; undefined when nothing is against it. In the mode of friends and family those who are invited; the back
 * door of the browser (F-03) shows the programme, it does not open it.
 *
 * @param clientIp network address of the call
 */
export function joinRefusal(document: CustomerDocument, { config }: PlusStore, clientIp: string): JoinRefusal | undefined {
  const isNeoportal = document.neoportalUserId !== null;
  if (!config.plusEnabled) return 'no_plus_programme';
  if (isNeoportal) return 'plus_not_for_neoportal';
  const settings = {
    plus_enabled: config.plusEnabled,
    friends_and_family: config.friendsAndFamily,
    plus_whitelist_ips: config.plusWhitelistIps ?? [],
  };
  const flags = { amperio_plus: document.isPlus, amperio_plus_allowed: document.isPlusAllowed };
  return isPlusEnabled(settings, { isNeoportal, flags, clientIp, hasBackDoor: false }) ? undefined : 'plus_by_invitation';
}
