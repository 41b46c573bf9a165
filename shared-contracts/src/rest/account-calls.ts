/** Customers and their accounts (A-46, A-48, A-49, ∅47). */
import type { operations } from './openapi-types.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export type NewCustomer = BodyOf<'createCustomer'>;
export type CustomerData = BodyOf<'changeCustomer'>['customer'];
export type AddressToKeep = BodyOf<'addAddress'>['address'];

export function accountCalls(client: Transport) {
  const addresses = '/rest/V1/customers/me/addresses' as const;
  const sessions = '/rest/V1/customers/me/sessions' as const;
  return {
    /** */
    createCustomer: (body: NewCustomer) => result(client.POST('/rest/V1/customers', { body })),
    changeCustomer: (customer: CustomerData) => result(client.PUT('/rest/V1/customers/me', { body: { customer } })),
    /** */
    readCountable: () => result(client.GET('/rest/V1/customers/countable')),
    /** */
    removeToken: (token: string) => result(client.POST('/rest/V1/customers/removeToken', { body: { token } })),
    /** */
    logout: () => result(client.GET('/customer/ajax/logout')),
    /** J-125: where the customer is signed in, the last used first. */
    listSessions: () => result(client.GET(sessions)),
    endSession: (sessionId: string) => result(client.DELETE(`${sessions}/{sessionId}`, { params: { path: { sessionId } } })),
    /** Signs all devices out, this one too. */
    endAllSessions: () => result(client.DELETE(sessions)),
    /** Sends a link to the address, if there is such an account. */
    askPasswordReset: (email: string) => result(client.PUT('/rest/V1/customers/password', { body: { email } })),
    /** J-276: `endPasskeys` ends all passkeys, not only those of the last thirty days. */
    resetPassword: (resetToken: string, newPassword: string, endPasskeys = false) =>
      result(client.POST('/rest/V1/customers/resetPassword', { body: { resetToken, newPassword, ...(endPasskeys && { endPasskeys }) } })),
    changePassword: (currentPassword: string, newPassword: string) =>
      result(client.PUT('/rest/V1/customers/me/password', { body: { currentPassword, newPassword } })),
    /** J-240: everything that the shop keeps of the customer. */
    exportCustomer: (body: BodyOf<'exportCustomer'>) => result(client.POST('/rest/V1/customers/me/export', { body })),
    /** J-244: consents to newsletters with their history. */
    readConsents: () => result(client.GET('/rest/V1/customers/me/consents')),
    /** J-340: the shop may not publish a comment of the customer (any more). */
    withdrawShopReview: (id: number) => result(client.DELETE('/rest/V1/customers/me/shop-reviews/{id}', { params: { path: { id } } })),
    /** J-72: what a browser has decided about cookies, the latest first. */
    consentsOf: (visitor: string) => result(client.GET('/rest/V1/consents/{visitor}', { params: { path: { visitor } } })),
    /** J-241: sends a link that ends the account. */
    askAccountDeletion: (body: BodyOf<'askAccountDeletion'>) => result(client.POST('/rest/V1/customers/me/deletion', { body })),
    /** J-242: sends a link to the new address. */
    askEmailChange: (body: BodyOf<'askEmailChange'>) => result(client.POST('/rest/V1/customers/me/email', { body })),
    /** J-298: joins the Plus programme; again, it changes nothing. */
    joinPlus: () => result(client.PUT('/rest/V1/customers/me/plus')),
    leavePlus: () => result(client.DELETE('/rest/V1/customers/me/plus')),
    addAddress: (address: AddressToKeep) => result(client.POST(addresses, { body: { address } })),
    changeAddress: (addressId: number, address: AddressToKeep) =>
      result(client.PUT(`${addresses}/{addressId}`, { params: { path: { addressId } }, body: { address } })),
    removeAddress: (addressId: number) => result(client.DELETE(`${addresses}/{addressId}`, { params: { path: { addressId } } })),
  };
}
