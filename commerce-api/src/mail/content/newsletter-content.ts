import type { Language } from 'shared-contracts';
import type { IssueMail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';
import { filled } from './order-texts.ts';

const polish = {
  askedSubject: 'Potwierdź zapis do newslettera {store}',
  askedHeading: 'Jeszcze jedno kliknięcie',
  asked: 'Otrzymaliśmy prośbę o wysyłanie na ten adres newslettera sklepu {store}. Link działa przez 7 dni.',
  confirm: 'Potwierdź zapis',
  notYou: 'Jeśli to nie Ty, zignoruj tę wiadomość. Bez potwierdzenia nic nie wyślemy.',
  confirmedSubject: 'Dostajesz newsletter {store}',
  confirmedHeading: 'Dziękujemy za zapis!',
  confirmed: 'Napiszemy o promocjach i nowościach, bez codziennych wiadomości.',
  preferences: 'Wybierz tematy i częstotliwość',
  changed: 'Zmienisz zdanie? Wypiszesz się jednym kliknięciem:',
  leave: 'Wypisz się',
  why: 'Dostajesz tę wiadomość, bo zapisano ten adres do newslettera {store}.',
  trialSubject: '[Próba] {title}',
  trial: 'To próbna wysyłka z biura sklepu. Czytelnicy nie dostali tej wiadomości.',
} as const;

const texts: Readonly<Record<Language, Readonly<Record<keyof typeof polish, string>>>> = {
  pl: polish,
  ua: {
    askedSubject: 'Підтвердьте підписку на розсилку {store}',
    askedHeading: 'Ще одне натискання',
    asked: 'Ми отримали прохання надсилати на цю адресу розсилку магазину {store}. Посилання діє 7 днів.',
    confirm: 'Підтвердити підписку',
    notYou: 'Якщо це були не ви, проігноруйте цей лист. Без підтвердження ми нічого не надсилатимемо.',
    confirmedSubject: 'Ви отримуєте розсилку {store}',
    confirmedHeading: 'Дякуємо за підписку!',
    confirmed: 'Писатимемо про акції та новинки, без щоденних листів.',
    preferences: 'Вибрати теми й частоту',
    changed: 'Передумаєте? Відписатися можна одним натисканням:',
    leave: 'Відписатися',
    why: 'Ви отримали цей лист, бо цю адресу підписано на розсилку {store}.',
    trialSubject: '[Проба] {title}',
    trial: 'Це пробне надсилання з офісу магазину. Читачі цього листа не отримали.',
  },
};

interface AskedMail {
  readonly token: string;
  readonly language?: Language;
}

export function newsletterAsked({ token, language = 'pl' }: AskedMail, links: ShopLinks, store: string): MailContent {
  const own = texts[language];
  return {
    subject: filled(own.askedSubject, { store }),
    heading: own.askedHeading,
    blocks: [paragraph(filled(own.asked, { store })), button(own.confirm, links.confirmNewsletter(token)), paragraph(own.notYou)],
  };
}

interface ConfirmedMail {
  readonly leaveToken: string;
  readonly language?: Language;
}

export function newsletterConfirmed({ leaveToken, language = 'pl' }: ConfirmedMail, links: ShopLinks, store: string): MailContent {
  const own = texts[language];
  return {
    subject: filled(own.confirmedSubject, { store }),
    heading: own.confirmedHeading,
    blocks: [
      paragraph(own.confirmed),
      paragraph(own.changed),
      button(own.leave, links.leaveNewsletter(leaveToken)),
      { kind: 'link', label: own.preferences, url: links.newsletterPreferences(leaveToken) },
    ],
    unsubscribe: links.leaveNewsletter(leaveToken),
  };
}

/** J-319: an issue, with the ways to other topics and to its end; J-345: a try of it says that it is one. */
export function newsletterIssue({ language, title, html, leaveToken }: IssueMail, links: ShopLinks, store: string): MailContent {
  const own = texts[language];
  const letter = { kind: 'rich', html, origin: links.home.replace(/\/$/, '') } as const;
  if (leaveToken === null) return { subject: filled(own.trialSubject, { title }), heading: title, blocks: [letter, paragraph(own.trial)] };
  return {
    subject: title,
    heading: title,
    blocks: [
      letter,
      paragraph(filled(own.why, { store })),
      { kind: 'link', label: own.preferences, url: links.newsletterPreferences(leaveToken) },
      { kind: 'link', label: own.leave, url: links.leaveNewsletter(leaveToken) },
    ],
    unsubscribe: links.leaveNewsletter(leaveToken),
  };
}
