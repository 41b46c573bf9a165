import { safeParse } from 'valibot';

import { type EventName, eventSchemas } from './payloads.ts';

/** For `createBus` in development and tests: throws TypeError when a payload is not what the event's schema says. */
export function validateEvent(name: EventName, payload: unknown): void {
  const result = safeParse(eventSchemas[name], payload);
  if (result.success) return;
  const reasons = result.issues.map((issue) => `${issue.path?.map((item) => String(item.key)).join('.') ?? ''} ${issue.message}`);
  throw new TypeError(`Event ${name}: ${reasons.join('; ')}`);
}
