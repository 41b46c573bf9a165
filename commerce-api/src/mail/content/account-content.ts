import type { Mail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { Block, MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';
import { moment } from './moment.ts';

const hello = 'Dzień dobry!';

export const welcome = (links: ShopLinks, store: string): MailContent => ({
  subject: `Witamy w ${store}`,
  heading: hello,
  blocks: [
    paragraph(`Twoje konto w sklepie ${store} jest gotowe. Znajdziesz w nim swoje zamówienia, adresy i schowek.`),
    button('Przejdź do konta', links.account),
    paragraph('Jeśli to nie Ty zakładasz konto, napisz do nas, a je usuniemy.'),
  ],
});

export const resetPassword = (
  { token }: Extract<Mail, { kind: 'reset-password' }>['data'],
  links: ShopLinks,
  store: string,
): MailContent => ({
  subject: `Nowe hasło do konta ${store}`,
  heading: hello,
  blocks: [
    paragraph('Otrzymaliśmy prośbę o ustawienie nowego hasła do Twojego konta. Link działa przez godzinę i tylko raz.'),
    button('Ustaw nowe hasło', links.resetPassword(token)),
    paragraph('Jeśli to nie Ty prosisz o nowe hasło, zignoruj tę wiadomość. Twoje hasło pozostanie bez zmian.'),
  ],
});

type ChangedPassword = Extract<Mail, { kind: 'password-changed' }>['data'];
type NamedPasskeys = NonNullable<ChangedPassword['passkeys']>['kept'];

const passkeyList = (title: string, passkeys: NamedPasskeys): readonly Block[] =>
  passkeys.length === 0
    ? []
    : [
        {
          kind: 'lines',
          title,
          lines: passkeys.map(
            ({ host, addedAt, usedAt }) =>
              `${host}: dodany ${moment(addedAt)}, ${usedAt === null ? 'nieużywany' : `ostatnio użyty ${moment(usedAt)}`}`,
          ),
        },
      ];

/** J-276: a new password alone does not end what else opens the account: its owner has to know. */
const passkeyBlocks = ({ ended, kept }: NonNullable<ChangedPassword['passkeys']>, links: ShopLinks): readonly Block[] => [
  ...passkeyList('Usunięte klucze dostępu (dodaj je ponownie, jeśli są Twoje)', ended),
  ...passkeyList('Klucze dostępu, którymi nadal można się zalogować', kept),
  ...(kept.length === 0 ? [] : [paragraph('Usuń każdy, którego nie znasz.'), button('Zobacz klucze dostępu', links.security)]),
];

export const passwordChanged = ({ passkeys }: ChangedPassword, links: ShopLinks, store: string): MailContent => ({
  subject: `Hasło do konta ${store} zostało zmienione`,
  heading: hello,
  blocks: [
    paragraph('Hasło do Twojego konta zostało właśnie zmienione. Na innych urządzeniach trzeba zalogować się ponownie.'),
    ...(passkeys === undefined ? [] : passkeyBlocks(passkeys, links)),
    paragraph('Jeśli to nie Ty zmieniasz hasło, ustaw od razu nowe: na stronie logowania wybierz „Nie pamiętam hasła”.'),
    button('Przejdź do konta', links.account),
  ],
});

export const newSignIn = (
  { browser, system, at }: Extract<Mail, { kind: 'new-sign-in' }>['data'],
  links: ShopLinks,
  store: string,
): MailContent => ({
  subject: `Nowe logowanie do konta ${store}`,
  heading: hello,
  blocks: [
    paragraph('Właśnie zalogowano się na Twoje konto z przeglądarki, której na nim jeszcze nie było.'),
    {
      kind: 'values',
      title: 'Logowanie',
      values: [
        { name: 'Kiedy', value: moment(at) },
        { name: 'Urządzenie', value: [browser, system].filter((part) => part !== null).join(', ') || 'nieznane' },
      ],
    },
    paragraph('Jeśli to Ty, nie musisz nic robić.'),
    paragraph('Jeśli to nie Ty, od razu zmień hasło. Wtedy wylogujemy pozostałe urządzenia.'),
    button('Zobacz zalogowane urządzenia', links.security),
  ],
});
