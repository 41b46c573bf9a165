import type { FastifyRequest } from 'fastify';
import { addressKey } from 'shared-contracts/network';
import { mailboxOf } from '../customers/mailbox.ts';
import type { AppServices } from '../server/app-services.ts';
import { invalidFields, requireValid, type FieldProblems } from '../server/invalid-fields.ts';
import { storeOf } from '../server/store.ts';
import { limiter } from '../media/limiter.ts';
import { encodePhoto } from '../reviews/encode-photo.ts';
import { topicName } from './topics.ts';
import { reportOf, reportProblems, type SentReport } from './error-report.ts';

const hourMs = 60 * 60 * 1000;
const mostPerNetwork = 20;
const mostPerMailbox = 10;

export interface SentForm extends SentReport {
  /** A field that people do not see: what fills it in is a program. */
  readonly website?: string;
  /** Names a message that may come again. */
  readonly key?: string;
  /** J-375: Base64 of a picture of the screen. */
  readonly picture?: string;
}

/**
 * J-375: a picture of the screen as it is kept.
 * @throws ApiError 400 at the field `picture` of bytes that are none
 */
async function pictureOf(base64: string): Promise<Uint8Array> {
  const encoded = await encodePhoto(Buffer.from(base64, 'base64'));
  if (typeof encoded === 'string') throw invalidFields({ picture: encoded });
  return encoded.picture;
}

/** J-204, J-261: takes what visitors write to the shop: reported errors and messages share their limits. */
export function reportReceiver(services: AppServices) {
  const byNetwork = services.writeLimits.of({ name: 'error-report-network', most: mostPerNetwork, spanMs: hourMs });
  const byMailbox = services.writeLimits.of({ name: 'error-report-mailbox', most: mostPerMailbox, spanMs: hourMs });
  // Each picture is decoded alone: it takes much memory.
  const oneByOne = limiter(1);
  /**
   * @param topic empty: an error of the shop
   * @throws ApiError 400 with the problem of each field, TooManyTries
   */
  return async (
    request: FastifyRequest,
    { website = '', key, picture = '', ...form }: SentForm,
    topic = '',
    others: FieldProblems = {},
  ): Promise<void> => {
    requireValid({ ...reportProblems(form), ...others });
    await byNetwork.take(addressKey(request.ip));
    await byMailbox.take(mailboxOf(form.email));
    // A program is told the same as a person, and nothing is kept of it.
    if (website !== '') return;
    const screen = picture === '' ? null : await oneByOne(() => pictureOf(picture));
    const store = storeOf(request, services.reference);
    await services.database.run('error-reports.add', {
      report: { ...reportOf(form, request.headers['user-agent'] ?? ''), topic },
      picture: screen,
      key: key ?? null,
      topicName: topic === '' ? '' : topicName(topic, services.reference),
      storeCode: store.code,
      recipient: store.config.contactEmail,
      at: services.now().toISOString(),
    });
    services.mail.wake();
  };
}
