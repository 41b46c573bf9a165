import { Type } from 'typebox';
import { MOST_SCREEN_BASE64 } from 'shared-contracts/reviews';
import { topicsDictionary } from '../error-reports/topics.ts';
import { reportReceiver } from '../error-reports/receive-report.ts';
import type { AppServices } from '../server/app-services.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';
import { uploadPlaces } from './upload-places.ts';

/** Longer than any text that is taken: what is too long is told at its field. */
const sent = Type.String({ maxLength: 20_000 });

/** What the form for errors and the one for messages have in common. */
const writer = {
  name: sent,
  email: sent,
  phone: Type.Optional(sent),
  comment: sent,
  website: Type.Optional(Type.String({ maxLength: 2000, description: 'A field that people do not see: what fills it in is a program' })),
};

const key = Type.Optional(Type.String({ minLength: 16, maxLength: 64, description: 'Sent again under it, what was sent is kept once' }));

const Report = Type.Object({
  ...writer,
  key,
  page: Type.Optional(Type.String({ maxLength: 2000, description: 'Path of the page where it happened' })),
  picture: Type.Optional(
    Type.String({ maxLength: MOST_SCREEN_BASE64, description: 'Base64 of a JPEG, PNG or WebP of the screen; staff alone see it (J-375)' }),
  ),
});

const Message = Type.Object({
  ...writer,
  topic: Type.String({ maxLength: 40, description: 'Code of a contact topic' }),
  key,
});

/** A report with the largest picture, and room for its other fields. */
const largestReport = MOST_SCREEN_BASE64 + 128 * 1024;

/** A-53, J-204, J-261: errors that visitors report, and what they write to the shop: kept, listed at the desk, and sent to the shop's mailbox. */
export function contactRoutes(services: AppServices) {
  const receive = reportReceiver(services);
  const takePlace = uploadPlaces();
  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/contact/report_error',
      {
        bodyLimit: largestReport,
        // Before its body is read.
        onRequest: async (request, reply) => takePlace(request, reply),
        schema: {
          operationId: 'reportError',
          tags: ['service'],
          summary: 'Reports an error of the shop (A-53)',
          body: Report,
          response: { 200: Type.Boolean(), ...errorAnswers },
        },
      },
      async (request) => {
        await receive(request, request.body);
        return true;
      },
    );

    app.post(
      '/rest/V1/contact/message',
      {
        schema: {
          operationId: 'sendMessage',
          tags: ['service'],
          summary: 'Sends a message to the shop (J-261)',
          body: Message,
          response: { 200: Type.Boolean(), ...errorAnswers },
        },
      },
      async (request) => {
        const { topic, ...form } = request.body;
        const topics = services.reference.dictionaries.get(topicsDictionary)?.elements ?? [];
        const isKnown = topics.some(({ additionalData1: code }) => code === topic);
        await receive(request, form, topic, { topic: isKnown ? null : 'required' });
        return true;
      },
    );
  };
}
