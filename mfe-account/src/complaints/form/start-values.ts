import type { UserState } from 'shared-contracts';
import { nameOrNothing } from 'shared-contracts/user';
import { streetText } from '../../addresses/street-text.ts';
import { FILE_FIELD } from './file-field.ts';

type Values = Readonly<Record<string, string>>;

/** What the shop knows of a customer, as the form begins with it. */
export function knownOf({ currentUser, addresses }: Pick<UserState, 'currentUser' | 'addresses'>): Values {
  const address = addresses.find((one) => one.default_billing) ?? addresses[0];
  return {
    email: currentUser.email,
    firstname: nameOrNothing(currentUser.firstname) ?? '',
    lastname: nameOrNothing(currentUser.lastname) ?? '',
    ...(address !== undefined && {
      street: streetText(address.street),
      postcode: address.postcode ?? '',
      city: address.city ?? '',
      telephone: address.telephone ?? '',
    }),
  };
}

/** The files that were sent before: `id name`, one a field. */
export const filesIn = (values: Values): readonly { readonly id: string; readonly name: string }[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const at = value.indexOf(' ');
    return field.startsWith(FILE_FIELD) && at > 0 ? [{ id: value.slice(0, at), name: value.slice(at + 1) }] : [];
  });

/** One of the values, or the usual one. */
export const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined, usual: Value): Value =>
  values.find((one) => one === value) ?? usual;
