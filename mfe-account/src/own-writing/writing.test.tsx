/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseApiError, SIGNIN_TOKEN } from 'shared-contracts';
import AccountPage from '../account/AccountPage.tsx';
import type { FakeCommerce } from '../testing/fake-commerce.ts';
import { openInShop } from '../testing/session-shop.tsx';
import { writingPagesOf, writingPath } from './writing-pages.ts';

const open = async (prepare: (server: FakeCommerce) => void = () => {}, search = '') => ({
  ...(await openInShop(
    <AccountPage kind="account" resolution={null} params={{}} />,
    { path: `/customer/account/reviews${search}` },
    (shop, server) => {
      shop.storage.write(SIGNIN_TOKEN, 't');
      prepare(server);
    },
  )),
  user: userEvent.setup(),
});
const cards = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

describe('[J-308] what I have written', () => {
  it('shows reviews with stars, state and the answer of the shop, rejected ones with the reason', async () => {
    await open();
    const [published, rejected] = cards('Opinie');
    expect(published?.textContent).toMatch(
      /Czajnik Lumena.*Opublikowana20 listopada 2026.*Polecam.*2 zdjęcia.*Odpowiedź sklepuDziękujemy!/,
    );
    expect(within(published ?? document.body).getByText('Ocena 4,0 na 5')).toBeTruthy();
    expect(rejected?.textContent).toMatch(/Odrzucona.*Powód: Opinia nie dotyczy produktu\./);
    expect(screen.getAllByRole('link', { name: 'Czajnik Lumena' })[0]?.getAttribute('href')).toBe('/czajnik.html#opinie');
  });

  it('[I-01] speaks Ukrainian to whoever reads it so', async () => {
    await openInShop(
      <AccountPage kind="account" resolution={null} params={{}} />,
      { path: '/customer/account/reviews', language: 'ua' },
      (shop) => shop.storage.write(SIGNIN_TOKEN, 't'),
    );
    expect((await screen.findByRole('list', { name: 'Відгуки' })).textContent).toContain('Опубліковано');
    expect(screen.getByRole('heading', { level: 2, name: 'Запитання' })).toBeTruthy();
  });

  it('shows questions with their answers, and those that wait; each list has pages of its own', async () => {
    const { server } = await open(undefined, '?opinie=1&pytania=2');
    expect(server.calls).toEqual(expect.arrayContaining(['ownReviews 1', 'ownQuestions 2']));
    expect(cards('Pytania').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Z odpowiedzią.*Odpowiedź: Doradca AmperioTak, wyjmowany\./),
      expect.stringContaining('Czeka na odpowiedź'),
      expect.stringMatching(/Czeka na Twoje potwierdzenie.*Otwórz link z naszego e-maila/),
    ]);
    expect(
      within(screen.getByRole('navigation', { name: 'Strony pytań' }))
        .getByRole('link', { name: 'Strona 1' })
        .getAttribute('href'),
    ).toBe('/customer/account/reviews');
  });

  it('a review is withdrawn after a question; one that is gone already counts as withdrawn', async () => {
    const { user, server } = await open((fake) =>
      fake.refuse('withdrawReview', parseApiError(404, { code: 'review_not_found', message: 'Nie ma takiej opinii.' })),
    );
    const withdraw = async (): Promise<void> => {
      await user.click(screen.getAllByRole('button', { name: 'Wycofaj opinię: Czajnik Lumena' })[0] ?? document.body);
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Wycofać tę opinię?' })).getByRole('button', { name: 'Wycofaj opinię' }),
      );
    };
    await withdraw();
    expect(screen.queryByRole('dialog')).toBeNull();
    await withdraw();
    expect(server.calls.filter((call) => call.startsWith('withdrawReview'))).toEqual(['withdrawReview 7', 'withdrawReview 7']);
    expect(cards('Opinie')).toHaveLength(1);
    expect(screen.getByText('Opinia została wycofana.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Opinie');
  });
});

describe('[J-308] the address of the pages', () => {
  it.each([
    ['', { reviews: 1, questions: 1 }, '/customer/account/reviews'],
    ['?opinie=3', { reviews: 3, questions: 1 }, '/customer/account/reviews?opinie=3'],
    ['?opinie=x&pytania=2', { reviews: 1, questions: 2 }, '/customer/account/reviews?pytania=2'],
    ['?opinie=-1&pytania=99999', { reviews: 1, questions: 1 }, '/customer/account/reviews'],
  ])('%j', (search, pages, path) => {
    expect(writingPagesOf(search)).toEqual(pages);
    expect(writingPath(pages)).toBe(path);
  });
});
