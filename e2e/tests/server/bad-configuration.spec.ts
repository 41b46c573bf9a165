import { createServer, type Server } from 'node:http';
import { writeFileSync } from 'node:fs';
import { freePort } from '../../../scripts/lib/ports.ts';
import { Scratch, startCommerce, startHost, startScript } from '../../lib/own-servers.ts';
import { expectRefusal } from '../../lib/refused-start.ts';
import { expect, test } from '../../lib/test.ts';

const occupy = async (host: string): Promise<{ readonly port: number; readonly server: Server }> => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return { port, server };
};

test.describe('an invalid configuration ends the start with one line', () => {
  for (const [name, value] of [
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['HTML_FRESH_SECONDS', '-1'],
    ['COMMERCE_API_URL', 'ftp://sklep.example'],
    ['STORE_HOSTS', 'tylko tekst'],
    ['STORE_HOSTS', 'amperio_max=max.localhost'],
    ['RELEASE_STORAGE', 'ftp://wydania'],
    ['TAG_MANAGER_URL', 'http://tagi.example/t.js'],
  ] as const) {
    test(`host: ${name}=${value}`, async ({ shopUrl }) => {
      await expectRefusal(await startHost({ commerceUrl: shopUrl, env: { [name]: value } }), name, value);
    });
  }

  for (const [name, value] of [
    ['COMMERCE_API_PORT', 'abc'],
    ['PRODUCTS', '0'],
    ['DATABASE_URL', 'mysql://baza'],
    ['COMMERCE_DEV', 'tak'],
  ] as const) {
    test(`commerce server: ${name}=${value}`, async () => {
      const scratch = new Scratch();
      const server = startScript('commerce-api/src/main.ts', 'http://127.0.0.1', {
        DATA_DIR: scratch.dir,
        COMMERCE_API_PORT: String(await freePort()),
        [name]: value,
      });
      await expectRefusal(server, name, value);
      scratch.remove();
    });
  }

  test('host: PORT is taken', async ({ shopUrl }) => {
    const { port, server } = await occupy('0.0.0.0');
    await expectRefusal(await startHost({ commerceUrl: shopUrl, env: { PORT: String(port) } }), 'PORT', String(port));
    server.close();
  });

  test('commerce server: COMMERCE_API_PORT is taken', async () => {
    const scratch = new Scratch();
    const { port, server } = await occupy('127.0.0.1');
    await expectRefusal(await startCommerce({ dataDir: scratch.dir, port }), 'COMMERCE_API_PORT', String(port));
    server.close();
    scratch.remove();
  });

  for (const [title, text] of [
    ['is no JSON', '{ "schemaVersion": 1,'],
    ['has invalid content', '{"schemaVersion":1,"revision":"eins"}'],
    ['is not there', null],
  ] as const) {
    test(`host: the registry ${title}`, async ({ shopUrl }) => {
      const scratch = new Scratch();
      const file = scratch.path('registry.json');
      if (text !== null) writeFileSync(file, text);
      await expectRefusal(await startHost({ commerceUrl: shopUrl, registryFile: file }), 'REGISTRY_FILE', /registry\.json/);
      scratch.remove();
    });
  }

  test('a second start on the same data folder is refused, and the first server keeps running', async () => {
    const scratch = new Scratch();
    const first = await startCommerce({ dataDir: scratch.dir });
    try {
      await first.ready('/readyz');
      await expectRefusal(await startCommerce({ dataDir: scratch.dir }), 'DATA_DIR');
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    } finally {
      await first.stop();
      scratch.remove();
    }
  });
});
