/** Helpers for tests of complaints: what is sent, its files, and what staff has of it. */
import sharp from 'sharp';
import type { ComplaintToSubmit } from 'shared-contracts/rest';
import { deskAnswer, type Staff } from './desk.ts';
import { fromAnotherNetwork } from './network.ts';
import { post } from './post.ts';
import type { Shop } from './server.ts';

export const claimant = {
  firstname: 'Ola',
  lastname: 'Lipa',
  street: 'ul. Lipowa 12/4',
  postcode: '30-702',
  city: 'Kraków',
  email: 'ola.reklamuje@example.com',
  telephone: '600 100 200',
};

export const complaint = (change: Partial<ComplaintToSubmit> = {}): ComplaintToSubmit => ({
  channel: 'stationary',
  claimant,
  buyer: 'consumer',
  document: { type: 'other' },
  product: { name: 'Czajnik Lumena', qty: 1 },
  complaint_type: 1,
  defect_found_on: '2026-11-01',
  description: 'Czajnik nie włącza się od tygodnia, dioda nie świeci.',
  basis: 'conformity',
  demand: 'repair',
  return_way: 'courier',
  checked_terms: true,
  ...change,
});

export const submit = (
  server: Shop,
  change: Partial<ComplaintToSubmit> = {},
  headers: Readonly<Record<string, string>> = fromAnotherNetwork(),
): Promise<Response> => post(server, '/rest/V1/amperio/rma/submit', complaint(change), headers);

/** The number of a complaint that is taken. */
export async function submitted(server: Shop, change: Partial<ComplaintToSubmit> = {}): Promise<string> {
  const answer = await submit(server, change);
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { readonly complaintNumber: string }).complaintNumber; // our own server's answer
}

/** How a complaint stands, for whoever knows its number, or for its claimant. */
export const read = (
  server: Shop,
  complaintNumber: string,
  proof: { readonly email?: string } = {},
  headers: Readonly<Record<string, string>> = fromAnotherNetwork(),
): Promise<Response> => post(server, '/rest/V1/rma/status', { complaintNumber, ...proof }, headers);

export interface OpenComplaint {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  readonly product_name: string;
  readonly claimant: { readonly name: string };
  readonly files: readonly { readonly id: string; readonly media_type: string }[];
  readonly language: string;
  readonly messages: readonly { readonly text: string; readonly files: readonly { readonly id: string; readonly name: string }[] }[];
  readonly refund: { readonly expected: number | null; readonly left: number | null } | null;
  readonly pickup: { readonly day: string; readonly shipment: string | null; readonly collected_at: string | null } | null;
}

/** A complaint as it waits at the desk. @throws when it does not wait */
export async function waitingComplaint(server: Shop, staff: Staff, number: string): Promise<OpenComplaint> {
  const { items } = await deskAnswer<{ readonly items: readonly OpenComplaint[] }>(server, staff.token, '/complaints');
  const found = items.find((one) => one.number === number);
  if (found === undefined) throw new Error(`${number} does not wait`);
  return found;
}

export const upload = (server: Shop, bytes: Buffer, type = 'application/octet-stream'): Promise<Response> =>
  fetch(`${server.url}/rest/V1/amperio/rma/files?name=${encodeURIComponent('zdjęcie.jpg')}`, {
    method: 'POST',
    headers: { 'content-type': type, ...fromAnotherNetwork() },
    body: new Uint8Array(bytes),
  });

/** A photo with metadata, `tajne`, that nobody may see. */
export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'tajne' } })
    .jpeg()
    .toBuffer();

/** The id of an uploaded file. */
export const fileId = async (answer: Response): Promise<string> => ((await answer.json()) as { readonly id: string }).id; // our own server's answer
