/** The register of VAT payers of the Polish Ministry of Finance ("wykaz podatników VAT", https://wl-api.mf.gov.pl). */
import * as v from 'valibot';
import { readAddress } from './register-address.ts';
import { RegisterUnavailable, type Company, type TaxRegister } from './tax-register.ts';

/** Somebody waits for the answer with a form open, and can type as well. */
const LIMIT_MS = 4000;
/** An answer about one company is a few thousand characters. */
const LONGEST_ANSWER = 200_000;

const line = v.nullish(v.string(), null);
const answerSchema = v.object({
  result: v.object({ subject: v.nullish(v.object({ name: line, workingAddress: line, residenceAddress: line }), null) }),
});
const errorSchema = v.object({ code: v.string() });

/** What the register says of a number that is none of its own: empty, not digits, of a wrong length or checksum. */
const noNumber = /^WL-1(12|13|14|15)$/;

async function read(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text.length > LONGEST_ANSWER) throw new RegisterUnavailable('the answer is too long');
  try {
    return JSON.parse(text);
  } catch {
    throw new RegisterUnavailable(`status ${answer.status} without JSON`);
  }
}

function companyOf(nip: string, body: unknown): Company | null {
  const parsed = v.safeParse(answerSchema, body);
  if (!parsed.success) throw new RegisterUnavailable('an answer of another form');
  const { subject } = parsed.output.result;
  const name = subject?.name?.trim() ?? '';
  if (subject === null || name === '') return null;
  // Companies have a seat; who does business under the own name has an address, which the register mostly keeps to itself.
  return { nip, name, ...readAddress(subject.workingAddress ?? subject.residenceAddress ?? '') };
}

/** @param origin `https://wl-api.mf.gov.pl`, or that of the ministry's test service */
export function createVatRegister(origin: string, send: typeof fetch = fetch): TaxRegister {
  return {
    async find(nip, day) {
      let answer: Response;
      let body: unknown;
      try {
        answer = await send(`${origin}/api/search/nip/${nip}?date=${day}`, {
          headers: { accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        body = await read(answer);
      } catch (error) {
        if (error instanceof RegisterUnavailable) throw error;
        throw new RegisterUnavailable(error instanceof Error ? error.name : 'no answer');
      }
      if (answer.ok) return companyOf(nip, body);
      const refusal = v.safeParse(errorSchema, body);
      if (answer.status === 404 || (answer.status === 400 && refusal.success && noNumber.test(refusal.output.code))) return null;
      throw new RegisterUnavailable(`status ${answer.status}${refusal.success ? ` ${refusal.output.code}` : ''}`);
    },
  };
}
