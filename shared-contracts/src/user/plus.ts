/** F-01 … F-04: who has the plus programme. */
import { SHOP_CODE } from '../constants/shop.ts';
import { PLUS_BACK_DOOR_CLEARED_MS, PLUS_BACK_DOOR_MS } from '../constants/time.ts';
import type { CustomerFlags } from '../state/user.ts';

/** What the store's settings say of the programme. */
export interface PlusConfig {
  readonly plus_enabled: boolean;
  readonly friends_and_family: boolean;
  readonly plus_whitelist_ips: readonly string[];
}

export interface PlusVisitor {
  readonly isNeoportal: boolean;
  readonly flags: Pick<CustomerFlags, 'amperio_plus' | 'amperio_plus_allowed'>;
  /** Public network address; undefined: not known. */
  readonly clientIp: string | undefined;
  readonly hasBackDoor: boolean;
}

/** F-01, ≠11: without settings nobody has it; in the mode of friends and family those who are chosen, else everybody but neoportal. */
export function isPlusEnabled(config: PlusConfig | undefined, { isNeoportal, flags, clientIp, hasBackDoor }: PlusVisitor): boolean {
  if (config === undefined || !config.plus_enabled || isNeoportal) return false;
  return (
    !config.friends_and_family ||
    flags.amperio_plus ||
    flags.amperio_plus_allowed ||
    (clientIp !== undefined && config.plus_whitelist_ips.includes(clientIp)) ||
    hasBackDoor
  );
}

/** F-02: the address is asked for only where it can decide. */
export const needsClientIp = ({ plus_enabled: isOn, friends_and_family: isChosenOnly, plus_whitelist_ips: ips }: PlusConfig): boolean =>
  isOn && isChosenOnly && ips.length > 0;

const BACK_DOOR = `${SHOP_CODE}_plus_backdoor`;

/** F-03, F-04, N-21: what opens the back door for half an hour, or closes it. */
export const backDoorCookie = (isOpen: boolean): string =>
  `${BACK_DOOR}=${isOpen ? 1 : 0}; Path=/; SameSite=Lax; Max-Age=${(isOpen ? PLUS_BACK_DOOR_MS : PLUS_BACK_DOOR_CLEARED_MS) / 1000}`;

/** Whether the back door is open. @param cookies as `document.cookie` has them */
export const hasBackDoor = (cookies: string): boolean => cookies.split('; ').includes(`${BACK_DOOR}=1`);
