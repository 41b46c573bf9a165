import type { LinkState } from '../../customers/links/account-link.ts';
import type { LinkPage } from '../../server/link-page.ts';

/** What a link of an account's e-mail leads to, with the status of its page. */
export interface LinkAnswer extends LinkPage {
  readonly status: number;
}

const account = { label: 'Przejdź do konta', path: '/customer/account/index' } as const;
const login = { label: 'Zaloguj się', path: '/customer/account/login' } as const;

/** A link that opens nothing: wrong, cut off, replaced by a newer one. */
export const unknownLink: LinkAnswer = {
  status: 404,
  heading: 'Link nie działa',
  text: 'Jest nieprawidłowy albo został zastąpiony nowszym. Otwórz link z najnowszej wiadomości albo poproś na swoim koncie o nowy.',
  onward: account,
};

const expired: LinkAnswer = {
  status: 410,
  heading: 'Link wygasł',
  text: 'Działał przez 24 godziny. Nic się nie zmieniło. Na swoim koncie możesz poprosić o nowy.',
  onward: account,
};

type Answers = Readonly<Record<LinkState, LinkAnswer>> & { readonly done: LinkAnswer };

/** J-241: the account's address is shown above, so that nobody ends another account than the one that is meant. */
export const deletionAnswers: Answers = {
  open: {
    status: 200,
    heading: 'Usunąć konto?',
    text: 'Usuniemy dane konta, adresy, schowek, koszyki, przypomnienia, zapis do newslettera, wiadomości i zgłoszenia z tego adresu oraz komentarze z ankiet, a wszystkie urządzenia wylogujemy. Zamówienia, odstąpienia i reklamacje przechowamy tak długo, jak wymaga prawo. Opublikowane opinie i pytania zostaną bez podpisu. Tego nie da się cofnąć.',
    buttons: [{ label: 'Usuń konto na zawsze' }],
    onward: { label: 'Nie usuwaj, wróć do sklepu', path: '/' },
  },
  used: {
    status: 410,
    heading: 'To konto jest już usunięte',
    text: 'Link zadziałał wcześniej i nic więcej nie trzeba robić.',
  },
  expired,
  done: {
    status: 200,
    heading: 'Konto zostało usunięte',
    text: 'Wysłaliśmy Ci o tym ostatnią wiadomość. Status zamówienia sprawdzisz, podając jego numer i swój adres e-mail.',
  },
};

const taken: LinkAnswer = {
  status: 409,
  heading: 'Ten adres ma już inne konto',
  text: 'Adres Twojego konta się nie zmienił. Jeśli oba konta są Twoje, usuń to, którego nie potrzebujesz, i poproś o nowy link.',
  onward: account,
};

/** J-242 */
export const newEmailAnswers: Answers & { readonly taken: LinkAnswer } = {
  open: {
    status: 200,
    heading: 'Potwierdź nowy adres konta',
    text: 'Konto, które ma dziś pierwszy z tych adresów, będzie miało drugi. Potwierdź tylko wtedy, gdy to Twoje konto i to Ty zmieniasz adres. Wszystkie urządzenia wylogujemy, a hasło i klucze dostępu przestaną działać: na nowy adres wyślemy link do nowego hasła. Newsletter i przypomnienia o produktach nadal będą przychodzić na adres, dla którego o nie proszono.',
    buttons: [{ label: 'Potwierdzam' }],
    onward: { label: 'Nie zmieniaj, wróć do sklepu', path: '/' },
  },
  used: {
    status: 410,
    heading: 'Ten link został już użyty',
    text: 'Działa tylko raz. Jeśli zmiany nie cofnięto, zaloguj się adresem, na który przyszedł, i nowym hasłem: link do niego wysłaliśmy na ten adres.',
    onward: login,
  },
  expired,
  taken,
  done: {
    status: 200,
    heading: 'Adres konta został zmieniony',
    text: 'Na nowy adres wysłaliśmy link do nowego hasła: ustaw je, a potem się zaloguj. Na poprzedni adres wysłaliśmy wiadomość z linkiem, którym można zmianę cofnąć.',
    onward: login,
  },
};

/** J-242: for whoever has lost the account's address to somebody else. */
export const undoAnswers: Answers & { readonly taken: LinkAnswer } = {
  open: {
    status: 200,
    heading: 'Cofnąć zmianę adresu?',
    text: 'Twoje konto znów będzie miało ten adres. Wszystkie urządzenia wylogujemy, a obecne hasło i wszystkie klucze dostępu przestaną działać: wyślemy Ci link do nowego hasła. Wyłączymy też weryfikację dwuetapową, jeśli włączono ją po zmianie adresu albo w ciągu 30 dni przed nią. Klucze i weryfikację możesz potem ustawić na nowo.',
    buttons: [{ label: 'Cofnij zmianę' }],
    onward: { label: 'Zostaw, wróć do sklepu', path: '/' },
  },
  used: {
    status: 410,
    heading: 'Ta zmiana jest już cofnięta',
    text: 'Link działa tylko raz. Link do nowego hasła jest w Twojej skrzynce.',
    onward: login,
  },
  expired: {
    status: 410,
    heading: 'Link wygasł',
    text: 'Działał przez 7 dni. Jeśli to nie Ty zmieniasz adres, napisz do nas.',
    onward: { label: 'Kontakt', path: '/kontakt' },
  },
  taken: {
    status: 409,
    heading: 'Ten adres ma już inne konto',
    text: 'Nie możemy cofnąć zmiany. Napisz do nas, pomożemy odzyskać konto.',
    onward: { label: 'Kontakt', path: '/kontakt' },
  },
  done: {
    status: 200,
    heading: 'Zmiana została cofnięta',
    text: 'Wysłaliśmy na ten adres link do nowego hasła. Sprawdź skrzynkę i ustaw nowe hasło.',
    onward: login,
  },
};
