import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';

interface Link {
  readonly token: string;
}
interface Place {
  /** The product's name, the shop's own text. */
  readonly product: string;
  readonly path: string;
}
interface Rejection {
  readonly product: string;
  /** Of the shop's staff. */
  readonly reason: string;
}

const notMe = paragraph('Jeśli to nie Ty, zignoruj tę wiadomość. Bez potwierdzenia nic nie opublikujemy.');

export const reviewAsked = ({ token }: Link, links: ShopLinks, store: string): MailContent => ({
  subject: `Potwierdź swoją opinię w ${store}`,
  heading: 'Jeszcze jedno kliknięcie',
  blocks: [
    paragraph(`Otrzymaliśmy opinię o produkcie z tym adresem e-mail. Potwierdź, że to Ty ją piszesz. Link działa przez 7 dni.`),
    button('Potwierdź opinię', links.confirmWritten(token)),
    notMe,
  ],
});

export const questionAsked = ({ token }: Link, links: ShopLinks, store: string): MailContent => ({
  subject: `Potwierdź swoje pytanie w ${store}`,
  heading: 'Jeszcze jedno kliknięcie',
  blocks: [
    paragraph('Otrzymaliśmy pytanie o produkt z tym adresem e-mail. Potwierdź, że to Ty pytasz. Link działa przez 7 dni.'),
    button('Potwierdź pytanie', links.confirmWritten(token)),
    notMe,
  ],
});

export const reviewPublished = ({ product, path }: Place, links: ShopLinks): MailContent => ({
  subject: 'Twoja opinia jest już na stronie',
  heading: 'Dziękujemy za opinię!',
  blocks: [
    paragraph(`Twoja opinia o produkcie ${product} pomaga teraz innym w wyborze.`),
    button('Zobacz opinię', links.product(path, 'opinie')),
  ],
});

export const reviewRejected = ({ product, reason }: Rejection): MailContent => ({
  subject: 'Nie opublikowaliśmy Twojej opinii',
  heading: 'Dzień dobry!',
  blocks: [
    paragraph(`Nie opublikowaliśmy Twojej opinii o produkcie ${product}.`),
    paragraph(`Powód: ${reason}`),
    paragraph('Możesz napisać ją jeszcze raz albo odpowiedzieć na tę wiadomość, jeśli się z tym nie zgadzasz.'),
  ],
});

export const questionAnswered = ({ product, path }: Place, links: ShopLinks): MailContent => ({
  subject: 'Odpowiedzieliśmy na Twoje pytanie',
  heading: 'Mamy odpowiedź',
  blocks: [
    paragraph(`Na stronie produktu ${product} czeka odpowiedź na Twoje pytanie.`),
    button('Zobacz odpowiedź', links.product(path, 'pytania')),
  ],
});

export const questionRejected = ({ product, reason }: Rejection): MailContent => ({
  subject: 'Nie opublikowaliśmy Twojego pytania',
  heading: 'Dzień dobry!',
  blocks: [
    paragraph(`Nie opublikowaliśmy Twojego pytania o produkt ${product}.`),
    paragraph(`Powód: ${reason}`),
    paragraph('Możesz zapytać jeszcze raz albo odpowiedzieć na tę wiadomość.'),
  ],
});
