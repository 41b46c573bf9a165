import * as v from 'valibot';
import { BusMessage } from './bus.ts';

const Envelope = v.pipe(v.string(), v.parseJson(), v.object({ from: v.string(), message: BusMessage }));

/** A message as the text that goes over the wire. */
export const toEnvelope = (from: string, message: BusMessage): string => JSON.stringify({ from, message });

/** The message in a text of the wire; undefined for one's own, and for those of a server with another format. */
export function messageOfOthers(text: string, self: string): BusMessage | undefined {
  const result = v.safeParse(Envelope, text);
  return result.success && result.output.from !== self ? result.output.message : undefined;
}
