import type { TypedApp } from './types.ts';

/** Takes what a form of a page without scripts sends, in calls of this part of the server. */
export function acceptForms(app: TypedApp): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
