import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
import { freePort } from '../../../scripts/lib/ports.ts';
import { Scratch, startHost } from '../../lib/own-servers.ts';
import { expectRefusal } from '../../lib/refused-start.ts';
import { test } from '../../lib/test.ts';

// Unit tests have every setting; the commerce server has the same test of its own (commerce-api/test/embedded).
test('a host with a setting that is none, with a port that is taken or without a valid registry ends its start with one line', async ({
  shopUrl,
}) => {
  await test.step('a setting', async () => {
    await expectRefusal(await startHost({ commerceUrl: shopUrl, env: { PORT: '70000' } }), 'PORT', '70000');
  });

  await test.step('a port', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '0.0.0.0', resolve));
    await expectRefusal(await startHost({ commerceUrl: shopUrl, env: { PORT: String(port) } }), 'PORT', String(port));
    other.close();
  });

  await test.step('a registry', async () => {
    const scratch = new Scratch();
    const file = scratch.path('registry.json');
    writeFileSync(file, '{"schemaVersion":1,"revision":"eins"}');
    await expectRefusal(await startHost({ commerceUrl: shopUrl, registryFile: file }), 'REGISTRY_FILE', /registry\.json/);
    scratch.remove();
  });
});
