/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { pageModules, type RemoteModule } from 'shared-contracts';
import { ModuleCache } from '../federation/module-cache.ts';
import { ModuleCacheContext, RemotePart } from '../federation/RemoteView.tsx';
import { createTestShop } from '../shell/testing/shop.tsx';
import { NamedStart } from './NamedStart.tsx';

afterEach(cleanup);

const Product = (): ReactNode => <h1 tabIndex={-1}>Pralka WT-1 z ceną</h1>;

const show = async (name: string | undefined, modules: ModuleCache): Promise<void> => {
  const page = (
    <ModuleCacheContext value={modules}>
      <Suspense fallback={<p>szkielet</p>}>
        <NamedStart kind="product" name={name}>
          <RemotePart module={pageModules.product} props={{}} fallback={null} />
        </NamedStart>
      </Suspense>
    </ModuleCacheContext>
  );
  await act(async () => void render(createTestShop().wrap(page)));
};

describe('[V-03] a page that a tile leads to', () => {
  it('begins with the name from the tile while its code is on its way, and is there when that has come', async () => {
    const code = Promise.withResolvers<RemoteModule<object>>();
    await show('Pralka WT-1', new ModuleCache(() => code.promise));
    expect(screen.getByRole('heading').textContent).toBe('Pralka WT-1');
    expect(screen.getByRole('heading').closest('[aria-busy=true]')).not.toBeNull();
    await act(async () => code.resolve({ default: Product }));
    expect(screen.getByRole('heading').textContent).toBe('Pralka WT-1 z ceną');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is there at once with code that has come before', async () => {
    const modules = new ModuleCache(() => Promise.reject(new Error('not asked for')));
    modules.set(pageModules.product, { default: Product });
    await show('Pralka WT-1', modules);
    expect(screen.getByRole('heading').textContent).toBe('Pralka WT-1 z ceną');
  });

  it('of which nothing is known has the skeleton without a heading', async () => {
    await show(undefined, new ModuleCache(() => new Promise(() => undefined)));
    expect([screen.queryByRole('heading'), screen.getByText('szkielet').textContent]).toEqual([null, 'szkielet']);
  });
});
