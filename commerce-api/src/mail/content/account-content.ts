import type { Mail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';

const hello = (firstname: string): string => (firstname === '' ? 'Dzień dobry!' : `Dzień dobry, ${firstname}!`);

export const welcome = ({ firstname }: { readonly firstname: string }, links: ShopLinks, store: string): MailContent => ({
  subject: `Witamy w ${store}`,
  heading: hello(firstname),
  blocks: [
    paragraph(`Twoje konto w sklepie ${store} jest gotowe. Znajdziesz w nim swoje zamówienia, adresy i schowek.`),
    button('Przejdź do konta', links.account),
    paragraph('Jeśli to nie Ty zakładasz konto, napisz do nas, a je usuniemy.'),
  ],
});

export const resetPassword = (
  { firstname, token }: Extract<Mail, { kind: 'reset-password' }>['data'],
  links: ShopLinks,
  store: string,
): MailContent => ({
  subject: `Nowe hasło do konta ${store}`,
  heading: hello(firstname),
  blocks: [
    paragraph('Otrzymaliśmy prośbę o ustawienie nowego hasła do Twojego konta. Link działa przez godzinę i tylko raz.'),
    button('Ustaw nowe hasło', links.resetPassword(token)),
    paragraph('Jeśli to nie Ty prosisz o nowe hasło, zignoruj tę wiadomość. Twoje hasło pozostanie bez zmian.'),
  ],
});

export const passwordChanged = ({ firstname }: { readonly firstname: string }, links: ShopLinks, store: string): MailContent => ({
  subject: `Hasło do konta ${store} zostało zmienione`,
  heading: hello(firstname),
  blocks: [
    paragraph('Hasło do Twojego konta zostało właśnie zmienione. Na innych urządzeniach trzeba zalogować się ponownie.'),
    paragraph('Jeśli to nie Ty zmieniasz hasło, ustaw od razu nowe: na stronie logowania wybierz „Nie pamiętam hasła”.'),
    button('Przejdź do konta', links.account),
  ],
});
