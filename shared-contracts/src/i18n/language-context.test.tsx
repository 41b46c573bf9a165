/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Suspense, startTransition, useState, type ReactNode } from 'react';
import pl from './fixtures/i18n/pl.json';
import ua from './fixtures/i18n/ua.json';
import { defineTexts, LanguageContext, useTexts } from './index.ts';

it('[J-106] a part whose texts come while it waits for them is rendered once, without a fault that React recovers from', async () => {
  const catalogue = Promise.withResolvers<{ readonly default: typeof ua }>();
  const texts = defineTexts({ pl, ua: () => catalogue.promise });
  const Part = (): ReactNode => {
    const t = useTexts(texts);
    // A hook behind the one that waits.
    const [name] = useState('Ола');
    return t('hello', { name });
  };
  let show = (): void => {};
  const Page = (): ReactNode => {
    const [isShown, setShown] = useState(false);
    show = () => startTransition(() => setShown(true));
    return <Suspense>{isShown ? <Part /> : 'before'}</Suspense>;
  };
  const recovered: unknown[] = [];
  const { container } = render(<Page />, {
    wrapper: ({ children }) => <LanguageContext value="ua">{children}</LanguageContext>,
    onRecoverableError: (error) => void recovered.push(error),
  });
  await act(async () => {
    show();
    catalogue.resolve({ default: ua });
  });
  expect(container.textContent).toContain('Ола');
  expect(recovered).toEqual([]);
});
