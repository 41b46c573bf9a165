import type { Mail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { Block, MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';
import { moment } from './moment.ts';

type Change = Extract<
  Mail,
  { kind: 'second-factor-on' | 'second-factor-off' | 'recovery-codes-made' | 'passkey-added' | 'passkey-removed' }
>;

/** What has changed, as subject (before 'konto …') and in words. */
const changes: Readonly<Record<Change['kind'], { readonly subject: string; readonly text: string }>> = {
  'second-factor-on': {
    subject: 'Weryfikacja dwuetapowa włączona',
    text: 'Włączono weryfikację dwuetapową. Od teraz przy logowaniu hasłem zapytamy także o kod z aplikacji.',
  },
  'second-factor-off': {
    subject: 'Weryfikacja dwuetapowa wyłączona',
    text: 'Wyłączono weryfikację dwuetapową. Do zalogowania się wystarczy teraz hasło.',
  },
  'recovery-codes-made': {
    subject: 'Nowe kody zapasowe',
    text: 'Utworzono nowe kody zapasowe. Poprzednie już nie działają.',
  },
  'passkey-added': {
    subject: 'Dodano klucz dostępu',
    text: 'Do konta dodano klucz dostępu. Można się nim zalogować bez hasła.',
  },
  'passkey-removed': {
    subject: 'Usunięto klucz dostępu',
    text: 'Z konta usunięto klucz dostępu. Nie można się nim już zalogować.',
  },
};

const when = (at: string): Block => ({ kind: 'values', title: 'Zmiana', values: [{ name: 'Kiedy', value: moment(at) }] });

const ifNotYou = (links: ShopLinks): readonly Block[] => [
  paragraph('Jeśli to Ty, nie musisz nic robić.'),
  paragraph('Jeśli to nie Ty, od razu zmień hasło i sprawdź, jak można zalogować się na Twoje konto.'),
  button('Zobacz logowanie i bezpieczeństwo', links.security),
];

/** How a customer signs in has changed. */
export const signInChanged = ({ kind, data }: Change, links: ShopLinks, store: string): MailContent => ({
  subject: `${changes[kind].subject}: konto ${store}`,
  heading: 'Dzień dobry!',
  blocks: [paragraph(changes[kind].text), when(data.at), ...ifNotYou(links)],
});

const leftText = (left: number): string =>
  left === 0 ? 'To był ostatni kod zapasowy. Utwórz nowe, aby nie stracić dostępu do konta.' : `Pozostałe kody zapasowe: ${left}.`;

/** A recovery code has been used in place of the app. */
export const recoveryCodeUsed = (
  { at, left }: Extract<Mail, { kind: 'recovery-code-used' }>['data'],
  links: ShopLinks,
  store: string,
): MailContent => ({
  subject: `Użyto kodu zapasowego: konto ${store}`,
  heading: 'Dzień dobry!',
  blocks: [paragraph(`Na Twoim koncie użyto kodu zapasowego. ${leftText(left)}`), when(at), ...ifNotYou(links)],
});

/** J-267: what somebody has copied from a browser, or brought back from an old copy of it, has ended the session. */
export const sessionReused = ({ at }: Extract<Mail, { kind: 'session-reused' }>['data'], links: ShopLinks, store: string): MailContent => ({
  subject: `Zakończyliśmy jedną z sesji: konto ${store}`,
  heading: 'Dzień dobry!',
  blocks: [
    paragraph(
      'Użyto nieaktualnego klucza jednej z sesji Twojego konta. Tak bywa, gdy ktoś skopiuje dane z przeglądarki, dlatego dla bezpieczeństwa zakończyliśmy tę sesję. Pozostałe urządzenia są nadal zalogowane.',
    ),
    { kind: 'values', title: 'Sesja', values: [{ name: 'Zakończona', value: moment(at) }] },
    paragraph('Zaloguj się ponownie. Jeśli nie wiesz, skąd wzięła się ta kopia, zmień też hasło.'),
    button('Zobacz logowanie i bezpieczeństwo', links.security),
  ],
});
