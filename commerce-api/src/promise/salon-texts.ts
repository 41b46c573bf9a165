import type { PhysicalStore } from '../model/index.ts';

const days = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'] as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The opening hours of a shop as a table of HTML, Monday first. */
function hoursTable({ openingHours }: PhysicalStore): string {
  const rows = days.map((day, index) => {
    const hours = openingHours[index] ?? null;
    return `<tr><th scope="row">${day}</th><td>${hours === null ? 'nieczynne' : `${hours[0]}–${hours[1]}`}</td></tr>`;
  });
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function emailLink({ email }: PhysicalStore): string {
  const address = escaped(email);
  return `<a href="mailto:${address}">${address}</a>`;
}

const places = /<p>\{\{salon-(hours)-(\d{1,9})\}\}<\/p>|\{\{salon-(phone|email)-(\d{1,9})\}\}/g;

/**
 * HTML with what the records of shops say where it has a place for that, so that no page states hours or a number of its own (J-341):
 * `{{salon-phone-1}}`, `{{salon-email-1}}` and, as a paragraph, `{{salon-hours-1}}`, each with the id of the shop.
 * @param translateHtml for the names of the days, which are Polish
 */
export const withSalons = (
  html: string,
  shops: ReadonlyMap<number, PhysicalStore>,
  translateHtml: (html: string) => string = (table) => table,
): string =>
  html.replace(
    places,
    (whole, hours: string | undefined, hoursId: string | undefined, fact: string | undefined, factId: string | undefined) => {
      const shop = shops.get(Number(hoursId ?? factId));
      if (shop === undefined) return whole;
      if (hours !== undefined) return translateHtml(hoursTable(shop));
      return fact === 'phone' ? escaped(shop.phone.replaceAll(' ', '\u00a0')) : emailLink(shop);
    },
  );
