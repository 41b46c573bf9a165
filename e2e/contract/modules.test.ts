// What the host relies on of every module that a remote exposes.
import { describe, expect, it } from '@jest/globals';
import { pageModules, serviceModules, slotModules } from 'shared-contracts';
import accountConfig from '../../mfe-account/federation.config.ts';
import { modules as account } from '../../mfe-account/src/server-entry.ts';
import cartConfig from '../../mfe-cart-checkout/federation.config.ts';
import { modules as cart } from '../../mfe-cart-checkout/src/server-entry.ts';
import catalogConfig from '../../mfe-catalog/federation.config.ts';
import { modules as catalog } from '../../mfe-catalog/src/server-entry.ts';
import contentConfig from '../../mfe-content/federation.config.ts';
import { modules as content } from '../../mfe-content/src/server-entry.ts';

const remotes = [
  { name: 'mfe-account', exposes: accountConfig.exposes, modules: account },
  { name: 'mfe-cart-checkout', exposes: cartConfig.exposes, modules: cart },
  { name: 'mfe-catalog', exposes: catalogConfig.exposes, modules: catalog },
  { name: 'mfe-content', exposes: contentConfig.exposes, modules: content },
] as const;

const asked = [pageModules, slotModules, serviceModules].flatMap((table) => Object.values(table));

describe.each(remotes)('[J-45] the host renders $name', ({ name, exposes, modules }) => {
  it('from the same modules in the browser and on the server', () => {
    expect(Object.keys(modules).toSorted()).toEqual(Object.keys(exposes).toSorted());
  });

  it.each(Object.entries<object>(modules))(
    '%s is a component, or makes a service, that the host asks for, with texts to load',
    (key, module) => {
      expect(asked).toContainEqual({ remote: name, module: key });
      expect(module).toMatchObject({ default: expect.any(Function), texts: { load: expect.any(Function) } });
      if ('prefetch' in module) expect(module.prefetch).toEqual(expect.any(Function));
    },
  );
});
