import type { CmsPage } from '../../../../model/content.ts';
import { dayFrom } from '../../time.ts';
import { cmsPage, type PageText } from '../cms-page.ts';
import { physicalStores } from '../shops.ts';
import { delivery, instalments, payments, returns, warrantyPage } from './buying.ts';
import { about, jobs, plus, shops } from './company.ts';
import { cookies, partners, privacy, terms } from './legal.ts';

const shopList: PageText = {
  ...shops,
  content: `<p>W salonach obejrzysz produkty, odbierzesz zamówienie i oddasz zwrot. W wybranych salonach zamontujemy folię, przeniesiemy dane i doradzimy przy wyborze AGD: usługi każdego salonu znajdziesz na jego stronie.</p><h2>Odbiór dziś</h2><p>W salonach w Warszawie, Krakowie, Wrocławiu, Poznaniu i Gdańsku produkty dostępne na miejscu przygotujemy w ciągu 2 godzin. Na stronie produktu zobaczysz, ile sztuk ma wybrany salon.</p><h2>Niedziele i święta</h2><p>W niedziele i święta, także w niedziele handlowe, salony są zamknięte. Sklep internetowy przyjmuje zamówienia przez całą dobę.</p>`,
};

const shopPages: readonly PageText[] = physicalStores.map((place) => ({
  urlKey: place.urlPath,
  title: place.name,
  daysOld: 33,
  metaDescription: `${place.name}: ${place.street}, ${place.postcode} ${place.city}. Godziny otwarcia, usługi i odbiór zamówień.`,
  content: `<p>${place.street}, ${place.postcode} ${place.city}</p><p>Telefon: {{salon-phone-${place.id}}}, e-mail: {{salon-email-${place.id}}}</p><h2>Godziny otwarcia</h2><p>{{salon-hours-${place.id}}}</p><h2>Usługi</h2><ul>${place.services.map((service) => `<li>${service}</li>`).join('')}</ul><p>${place.pickupToday ? 'Zamówienia na produkty dostępne w salonie przygotujemy tego samego dnia, zwykle w ciągu 2 godzin.' : 'Zamówienia przywozimy z magazynu następnego dnia roboczego.'} Salon jest dostępny dla osób poruszających się na wózkach.</p>`,
}));

const newsletterPages: readonly PageText[] = [
  {
    urlKey: 'newsletter',
    title: 'Newsletter',
    daysOld: 200,
    metaDescription: 'Zapisz się do newslettera Amperio.',
    content:
      '<p>W newsletterze piszemy o promocjach i nowościach, bez codziennych wiadomości. Wypisać się możesz jednym kliknięciem w każdej z nich.</p><p>Po zapisie wyślemy wiadomość z linkiem, którym go potwierdzisz. Nie ma jej po kilku minutach? Sprawdź folder ze spamem.</p>',
  },
  {
    urlKey: 'newsletter/potwierdzenie',
    title: 'Dziękujemy za zapis',
    daysOld: 200,
    metaDescription: 'Potwierdzenie zapisu do newslettera.',
    content: '<p>Twój adres jest potwierdzony. Napiszemy, gdy będziemy mieli promocje lub nowości, o których warto wiedzieć.</p>',
  },
];

/** Every content page; the order fixes the ids. */
export function cmsPages(now: Date): readonly CmsPage[] {
  return [
    terms,
    privacy,
    cookies,
    partners,
    delivery,
    payments,
    returns,
    about,
    jobs,
    instalments,
    plus,
    warrantyPage,
    shopList,
    ...shopPages,
    ...newsletterPages,
  ].map((text, index) => cmsPage(text, index + 1, dayFrom(now, -text.daysOld, 10)));
}
