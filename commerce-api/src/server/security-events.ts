import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from 'shared-contracts/network';
import { TooManyTries } from './api-error.ts';

/** What refusals tell an operator, by the code of their answer. */
const ofRefusals: Readonly<Record<string, string>> = {
  wrong_credentials: 'sign-in failed',
  wrong_password: 'password check failed',
  wrong_code: 'code refused',
  used_code: 'code refused',
  passkey_refused: 'passkey refused',
  reset_token_invalid: 'password link refused',
  staff_token_refused: 'staff token refused',
  staff_role: 'staff call refused',
  session_token_reused: 'replaced token used: session ended',
  email_taken: 'registration for an account that exists',
};

/** What calls do that an operator may have to answer for, by their operation in OpenAPI. */
const ofCalls: Readonly<Record<string, string>> = {
  createCustomerToken: 'signed in',
  signInWithCode: 'signed in',
  signInWithPasskey: 'signed in',
  confirmSecondFactor: 'second factor turned on',
  endSecondFactor: 'second factor turned off',
  renewRecoveryCodes: 'recovery codes renewed',
  addPasskey: 'passkey added',
  removePasskey: 'passkey removed',
  createCustomer: 'registered',
  resetPassword: 'password set again',
  changePassword: 'password changed',
  exportCustomer: 'data exported',
  askAccountDeletion: 'account deletion asked',
  askEmailChange: 'e-mail change asked',
  endSession: 'session ended',
  endAllSessions: 'all sessions ended',
  rotateToken: 'token replaced',
  signInStaff: 'staff signed in',
  signOutStaff: 'staff signed out',
  makeStaffToken: 'staff token made',
  revokeStaffToken: 'staff token revoked',
  endSessions: 'sessions ended by staff',
};

const operationOf = ({ routeOptions }: FastifyRequest): string => {
  const schema: unknown = routeOptions.schema;
  return typeof schema === 'object' && schema !== null && 'operationId' in schema ? String(schema.operationId) : '';
};

/** Lines of one run about the same network can be told to belong together; nobody learns the network from them. */
const key = randomBytes(32);
const callerOf = ({ ip }: FastifyRequest): string => createHmac('sha256', key).update(addressKey(ip)).digest('base64url').slice(0, 12);

const note = (request: FastifyRequest, security: string): void =>
  request.log.warn({ security, caller: callerOf(request), operation: operationOf(request) }, 'security');

/** A line for a refusal that is no error of its call: GraphQL answers the rest of a query. @param code of the refusal */
export function noteRefusal(request: FastifyRequest, code: string): void {
  const security = ofRefusals[code];
  if (security !== undefined) note(request, security);
}

/**
 * J-147: security events as structured lines of the log: `security` says what happened, `caller` stands for the network that asked. None
 * has an e-mail, an address, a token or a password. They are written at 'warn', the level that is on by default.
 */
export function logSecurityEvents(app: FastifyInstance): void {
  app.addHook('onError', async (request, _reply, error) => {
    // A flood is told once, when it reaches the limit.
    if (error instanceof TooManyTries) return error.isFirst ? note(request, 'limit reached') : undefined;
    if ('code' in error) noteRefusal(request, String(error.code));
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const security = statusCode < 300 ? ofCalls[operationOf(request)] : undefined;
    if (security !== undefined) note(request, security);
  });
}
