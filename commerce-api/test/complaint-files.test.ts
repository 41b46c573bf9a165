/** Files of complaints: what is taken, and who reads them. */
import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { desk, newStaff, type Staff } from './support/desk.ts';
import { fileId, picture, submit, submitted, upload, waitingComplaint } from './support/complaints.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let staff: Staff;

beforeAll(async () => {
  staff = await newStaff(server, 'moderator');
}, 60_000);

describe('[A-57] [J-230] files of a complaint', () => {
  it('pictures are drawn anew, papers kept, and both are read by staff alone', async () => {
    const photo = await fileId(await upload(server, await picture(), 'image/jpeg'));
    const paper = await fileId(await upload(server, Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n%%EOF\n'), 'application/pdf'));
    const number = await submitted(server, {
      files: [photo, paper],
      description: 'Obudowa pękła przy pierwszym użyciu, zdjęcie dołączam.',
    });
    const { files } = await waitingComplaint(server, staff, number);
    expect(files.map(({ id, media_type: type }) => [id, type])).toEqual([
      [photo, 'image/webp'],
      [paper, 'application/pdf'],
    ]);
    const read = await desk(server, staff.token, `/complaint-files/${photo}`);
    const bytes = Buffer.from(await read.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(bytes.includes('tajne')).toBe(false);
    expect(read.headers.get('content-disposition')).toBe('attachment');
    expect((await desk(server, undefined, `/complaint-files/${photo}`)).status).toBe(401);
    // A file belongs to one complaint.
    expect((await submit(server, { files: [photo], description: 'Ten sam plik w innym zgłoszeniu, czego nie wolno.' })).status).toBe(400);
  });

  it('a photo that is added to what has been sent is not lost; the same with the same photo is the same complaint', async () => {
    const words = { description: 'Pokrętło odpadło przy pierwszym użyciu, zdjęcie dosyłam.' };
    const without = await submitted(server, words);
    const files = [await fileId(await upload(server, await picture(), 'image/jpeg'))];
    const number = await submitted(server, { ...words, files });
    expect(number).not.toBe(without);
    expect((await waitingComplaint(server, staff, number)).files.map(({ id }) => id)).toEqual(files);
    expect(await submitted(server, { ...words, files })).toBe(number);
  });

  it('[J-236] one network sends ten at the same time; another one, and who comes when one is over, is served', async () => {
    const address = '198.51.100.250';
    const begin = async (): Promise<ClientRequest> => {
      const headers = { 'content-type': 'image/jpeg', 'content-length': 1000, expect: '100-continue', 'x-forwarded-for': address };
      const call = request(`${server.url}/rest/V1/amperio/rma/files`, { method: 'POST', headers }).on('error', () => undefined);
      call.flushHeaders();
      await once(call, 'continue');
      return call;
    };
    const calls = await Promise.all(Array.from({ length: 10 }, begin));
    const photo = await picture();
    const sent = async (network: string): Promise<number> => {
      const headers = { 'content-type': 'image/jpeg', 'x-forwarded-for': network };
      return (await fetch(`${server.url}/rest/V1/amperio/rma/files`, { method: 'POST', headers, body: new Uint8Array(photo) })).status;
    };
    expect([await sent(address), await sent('198.51.100.251')]).toEqual([429, 200]);
    calls[0]?.destroy();
    let served = 429;
    for (let tries = 0; served === 429 && tries < 50; tries += 1) served = await sent(address);
    expect(served).toBe(200);
    for (const call of calls) call.destroy();
  });

  it.each([
    ['a script that is called a picture', Buffer.from('<script>alert(1)</script>'), 415, 'file_type'],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'file_type'],
    ['a program', Buffer.from('MZ\x90\x00'), 415, 'file_type'],
    ['a picture that is cut off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 400, 'file_broken'],
    ['a paper that is cut off', Buffer.from('%PDF-1.7\n1 0 obj'), 400, 'file_broken'],
    ['a paper that does something by itself', Buffer.from('%PDF-1.7\n<</S/JavaScript/JS(app.alert(1))>>\n%%EOF'), 400, 'file_active'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 413, 'file_bytes'],
  ])('%s is refused, whatever it says of itself', async (_, bytes, code, problem) => {
    const answer = await upload(server, bytes, 'image/jpeg');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([code, problem]);
  });
});
