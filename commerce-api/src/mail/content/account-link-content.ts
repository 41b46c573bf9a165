import type { Mail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';

const hello = 'Dzień dobry!';

type DataOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>['data'];

/** J-241 */
export const deletionAsked = ({ token }: DataOf<'deletion-asked'>, links: ShopLinks, store: string): MailContent => ({
  subject: `Potwierdź usunięcie konta ${store}`,
  heading: hello,
  blocks: [
    paragraph(
      'Otrzymaliśmy prośbę o usunięcie Twojego konta. Usuniemy je dopiero, gdy potwierdzisz to na stronie, do której prowadzi link.',
    ),
    paragraph('Link działa przez 24 godziny i tylko raz. Usuniętego konta nie da się przywrócić.'),
    button('Przejdź do usunięcia konta', links.deleteAccount(token)),
    paragraph('Jeśli to nie Ty, nie otwieraj linku i od razu zmień hasło: ktoś zna obecne.'),
    button('Przejdź do konta', links.account),
  ],
});

/** J-241: the last e-mail of an account. */
export const accountDeleted = (store: string): MailContent => ({
  subject: `Konto ${store} zostało usunięte`,
  heading: hello,
  blocks: [
    paragraph(
      'Twoje konto zostało usunięte, razem z adresami, schowkiem, koszykami, przypomnieniami, zapisem do newslettera oraz wiadomościami i zgłoszeniami z tego adresu.',
    ),
    paragraph(
      'Zamówienia, odstąpienia i reklamacje przechowujemy tak długo, jak wymaga prawo. Status zamówienia sprawdzisz na stronie sklepu, podając jego numer i ten adres e-mail.',
    ),
    paragraph('Opublikowane opinie i pytania zostają na stronach produktów bez podpisu.'),
  ],
});

/** J-242 */
export const emailChangeAsked = ({ token }: DataOf<'email-change-asked'>, links: ShopLinks, store: string): MailContent => ({
  subject: `Potwierdź nowy adres e-mail konta ${store}`,
  heading: hello,
  blocks: [
    paragraph(`Otrzymaliśmy prośbę, by ten adres był adresem konta w sklepie ${store}. Link działa przez 24 godziny i tylko raz.`),
    paragraph('Po potwierdzeniu dotychczasowe hasło i klucze dostępu przestaną działać: wyślemy tu link do nowego hasła.'),
    button('Potwierdź adres', links.confirmEmail(token)),
    paragraph('Jeśli to nie Ty, zignoruj tę wiadomość: bez potwierdzenia nic się nie zmieni.'),
  ],
});

/** J-242: to the old address. */
export const emailChanged = ({ undoToken }: DataOf<'email-changed'>, links: ShopLinks, store: string): MailContent => ({
  subject: `Adres e-mail konta ${store} został zmieniony`,
  heading: hello,
  blocks: [
    paragraph(
      'Twoje konto ma od teraz inny adres e-mail. Tym adresem nie można się już zalogować, a zalogowane urządzenia zostały wylogowane.',
    ),
    paragraph('Jeśli to Ty, nie musisz nic robić.'),
    paragraph(
      'Jeśli to nie Ty, cofnij zmianę. Link działa przez 7 dni. Wyślemy wtedy na ten adres link do nowego hasła, a obecne hasło i wszystkie klucze dostępu przestaną działać. Wyłączymy też weryfikację dwuetapową, jeśli włączono ją po zmianie adresu albo w ciągu 30 dni przed nią.',
    ),
    button('Cofnij zmianę adresu', links.undoEmail(undoToken)),
  ],
});

/** J-242: somebody has asked for an address that has an account already. */
export const emailHasAccount = (links: ShopLinks, store: string): MailContent => ({
  subject: `Ten adres ma już konto ${store}`,
  heading: hello,
  blocks: [
    paragraph(
      `Ktoś poprosił, by ten adres był adresem innego konta w sklepie ${store}. Ten adres ma już konto, więc nic się nie zmieniło.`,
    ),
    paragraph('Jeśli to Ty, zaloguj się tym adresem albo usuń konto, którego nie potrzebujesz.'),
    button('Przejdź do konta', links.account),
    paragraph('Jeśli to nie Ty, nie musisz nic robić.'),
  ],
});
