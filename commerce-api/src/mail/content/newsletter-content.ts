import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';

export const newsletterAsked = ({ token }: { readonly token: string }, links: ShopLinks, store: string): MailContent => ({
  subject: `Potwierdź zapis do newslettera ${store}`,
  heading: 'Jeszcze jedno kliknięcie',
  blocks: [
    paragraph(`Otrzymaliśmy prośbę o wysyłanie na ten adres newslettera sklepu ${store}. Link działa przez 7 dni.`),
    button('Potwierdź zapis', links.confirmNewsletter(token)),
    paragraph('Jeśli to nie Ty, zignoruj tę wiadomość. Bez potwierdzenia nic nie wyślemy.'),
  ],
});

export const newsletterConfirmed = ({ leaveToken }: { readonly leaveToken: string }, links: ShopLinks, store: string): MailContent => ({
  subject: `Dostajesz newsletter ${store}`,
  heading: 'Dziękujemy za zapis!',
  blocks: [
    paragraph('Napiszemy o promocjach i nowościach, bez codziennych wiadomości.'),
    paragraph('Zmienisz zdanie? Wypiszesz się jednym kliknięciem:'),
    button('Wypisz się', links.leaveNewsletter(leaveToken)),
  ],
  unsubscribe: links.leaveNewsletter(leaveToken),
});
