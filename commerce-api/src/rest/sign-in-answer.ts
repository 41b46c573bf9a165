import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, SignedIn } from '../customers/begin-session.ts';
import { deviceOf } from '../customers/device.ts';
import { browserCookie, browserMark } from '../customers/known-browser.ts';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';

/** Who asks to sign in. */
export const callerOf = (request: FastifyRequest, { reference }: AppServices): Caller => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
  browser: browserMark(request.headers.cookie),
  storeCode: storeOf(request, reference).code,
});

/** A token as the contract has it, a JSON string, and the mark of the browser (J-126). */
export const sendToken = (reply: FastifyReply, { token, browser }: SignedIn): FastifyReply =>
  reply.header('set-cookie', browserCookie(browser)).type('application/json').send(JSON.stringify(token));
