import { describe, expect, it } from '@jest/globals';
import { loadCartService } from './load-cart-service.ts';

const texts = { load: async () => {} };
const release = (loaded: object) => loadCartService(async () => ({ default: () => null, texts, ...loaded }));

describe("[J-43] the cart's rules that a page's release has", () => {
  it('are taken in the version that this host needs', async () => expect(await release({ cartPort: 1 })).toMatchObject({ cartPort: 1 }));

  it('are refused by name in another version, and where there are none', async () => {
    await expect(release({ cartPort: 2 })).rejects.toThrow('mfe-cart-checkout has the service cart@2, this host needs cart@1');
    await expect(release({})).rejects.toThrow('mfe-cart-checkout has the service none, this host needs cart@1');
  });
});
