/** The register of VAT payers as the documentation of its API 1.6 describes it: one company by its number and a day. */
import { startOperator, type OperatorServer } from './operator-server.ts';

export interface FakeTaxRegister extends OperatorServer {
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
  /** The next answers are this one, with this status. */
  answerWith(status: number, json: unknown): void;
}

const subject = (nip: string, name: string, workingAddress: string | null, residenceAddress: string | null = null) => ({
  result: {
    subject: { name, nip, statusVat: 'Czynny', regon: '012345678', krs: null, residenceAddress, workingAddress, accountNumbers: [] },
    requestId: 'd2n10-84df1a1',
    requestDateTime: '27-11-2026 10:00:00',
  },
});

const companies: Readonly<Record<string, object>> = {
  '5260250995': subject('5260250995', 'LIPA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'UL. PROSTA 1/2, 00-838 WARSZAWA'),
  '1111111111': subject('1111111111', 'OLA NOWAK', null, null),
};
const nobody = { result: { subject: null, requestId: 'd2n10-84df1a2', requestDateTime: '27-11-2026 10:00:00' } };

/** Starts a register that knows two taxpayers. */
export async function startFakeTaxRegister(): Promise<FakeTaxRegister> {
  const asked: string[] = [];
  let other: { readonly status: number; readonly json: unknown } | undefined;
  const server = await startOperator(({ path }) => {
    asked.push(path);
    if (other !== undefined) return other;
    const [, nip = ''] = /^\/api\/search\/nip\/(\d{10})\?date=\d{4}-\d{2}-\d{2}$/.exec(path) ?? [];
    if (nip === '') return { status: 400, json: { code: 'WL-190', message: 'Nieprawidłowe żądanie.' } };
    return { status: 200, json: companies[nip] ?? nobody };
  });
  return { ...server, asked, answerWith: (status, json) => void (other = { status, json }) };
}
