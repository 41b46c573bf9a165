/** What a content page promises, and the test that fails when the shop does not keep it. */
export interface PagePromise {
  /** Address of the page, without `.html`. */
  readonly page: string;
  /** Words of its Polish text. */
  readonly says: string;
  /** How the title of the test begins. */
  readonly proof: string;
}

const promises = (page: string, rows: readonly (readonly [says: string, proof: string])[]): readonly PagePromise[] =>
  rows.map(([says, proof]) => ({ page, says, proof }));

const expiry = 'paid by %s it is given up after %p days: %p';
const reserved = 'puts the pieces aside for 48 hours, once, tells by SMS and e-mail, and hides the contact';
const deadlines = '[J-198] until when a contract may be withdrawn from';
const paidBack = '[J-198] what a withdrawal pays back';
const confirmed = '[J-198] the confirmation comes by e-mail with a PDF that says what was declared, and is loaded again by its number';
const complaint = '[A-57] [A-52] [B-09] is submitted with a number, told of by e-mail, and read by it; nothing of its claimant is told';
const answered = '[J-232] the staff’s side of a complaint';
const credit = '[J-211] instalments and leases of a cart';
const lowest = '[P-02] have the lowest price of 30 days whenever a reduction is announced';
const ended = '[J-300] a promotion that is over costs the regular price again';

/** J-300: promises of content pages. Whoever changes a sentence finds its proof here, and whoever changes the shop its sentence. */
export const pagePromises: readonly PagePromise[] = [
  ...promises('platnosci', [
    ['wpisujesz sześciocyfrowy kod', '[A-28] [K-07] BLIK at PayU needs its code with the order'],
    ['Kod karty podarunkowej lub bonu', '[J-252] [J-253] pays a part of another order; history and balance tell it'],
    ['Na wpłatę czekamy 10 dni', expiry],
    ['opłata wynosi 9,99 zł, a limit 6 000 zł', '[J-300] paying on delivery costs what its page says'],
    ['gdy zamówienie zostanie anulowane, wraca na bon', '[J-212] that is cancelled gives the money back to the voucher, once'],
    ['Kodów, licencji i kart podarunkowych nie kupisz bonem', 'no coupon reduces, and no voucher pays, whatever is bought with it'],
    ['Karta podarunkowa jest ważna 12 miesięcy od wysłania', '[J-252] at %s is valid for twelve months, the last Polish day included'],
    [
      'Zamówienia z kartą podarunkową płaci się z góry',
      '[J-250] alone needs no delivery; no coupon, voucher or payment on delivery goes with it',
    ],
    ['Fakturę na firmę wystawimy po podaniu NIP', '[A-14] an invoice requires company and tax number (NIP)'],
    [
      'a na osobę, gdy zaznaczy to w swoich danych',
      '[J-328] names a whole address, also of goods that are collected, and is issued when the order is paid',
    ],
    ['Użyj przycisku „Zapłać ponownie” w wiadomości', '[R-45] [K-08] or in another way: BLIK asks for its code'],
  ]),
  ...promises('raty', [
    ['Zakup od 300 zł możesz rozłożyć na raty', '[J-300] plans of instalments are those of their page'],
    ['10 rat 0%300–20 000 zł0%', '[J-300] plans of instalments are those of their page'],
    ['36 rat500–50 000 zł15,49%', '[J-300] plans of instalments are those of their page'],
    ['suma rat jest równa cenie', '[∅61] the instalments of the 0 % example add up to the price exactly'],
    ['Przy każdej widzisz ratę, RRSO i kwotę razem', '[∅61] plans of instalments for an amount have its real rate, total and example'],
    ['niczego nie anulujemy', '[J-210] is kept as long as a lender decides about it'],
    ['zapłacisz w inny sposób', '[J-210] that is withdrawn sets the order free for another way to pay'],
    ['kodów i licencji nie można wziąć w leasing', 'nobody leases codes and licences, nor without a company'],
    ['Wybierz liczbę rat', credit],
  ]),
  ...promises('dostawa', [
    [
      'Datę dostawy dla swojego kodu pocztowego zobaczysz',
      '[J-307] tile, product page, cart, its line, checkout, order and e-mail say the same price, day and place',
    ],
    ['{{methods}}', '[J-170] the threshold of parcels stands in the store, in texts of editors and in their help page'],
    ['tylko te sposoby, którymi da się wysłać wszystkie', 'small things go by parcel, couriers and to points, or are collected'],
    ['W zamówieniu wybierasz dzień i przedział godzinowy', '[A-16] a day of the chosen delivery is kept, and goes with another delivery'],
    ['nie potrzebujemy Twojego adresu', '[J-327] come to no door, whatever they are; what comes by e-mail comes all the same'],
    ['odłożymy go w salonie na 48 godzin, a kod odbioru wyślemy SMS-em', reserved],
    ['Kupując telewizor lub duże AGD, możesz bezpłatnie oddać zużyte', '[J-300] old appliances are taken back where their page says so'],
    ['numer przesyłki jest w wiadomości o wysłaniu', '[J-182] [J-185] is paid, packed, sent and delivered, in this order alone'],
  ]),
  ...promises('zwroty', [
    ['30 dni od otrzymania przesyłki', deadlines],
    ['60 dni', deadlines],
    ['Potwierdzenie z numerem wyślemy od razu e-mailem', confirmed],
    ['paczka z naszą etykietą', confirmed],
    ['bezpłatnie odbierze kurier w dniu, który wybierzesz', 'large goods that are there are collected on the chosen day'],
    ['Oddajemy wtedy odpowiednio mniej', '[J-334] staff pays back less for goods that were used more than needed'],
    ['oddajemy też koszt dostawy', '[J-198] one piece of three, then the rest with the delivery: together what was paid'],
    ['Jeżeli płatność nie przeszła przez bramkę', '[J-198] an account is asked for where no gateway brought the money, and has to be one'],
    ['możesz zwrócić wszystko albo tylko część', paidBack],
    ['w ciągu 14 dni od jej wysłania', '[J-254] can be given back for 14 days from its Polish day on, unless something was paid with it'],
  ]),
  ...promises('gwarancja', [
    ['Odpowiadamy w ciągu 14 dni', answered],
    ['Stan reklamacji sprawdzisz po jej numerze', complaint],
    [
      'O każdej zmianie powiadamiamy e-mailem',
      'answers, decides once, tells the claimant by e-mail and in the timeline, and notes who did',
    ],
    ['Cena zależy od wartości produktu i jest widoczna w koszyku', '[A-19] [A-20] a warranty is set, replaced and taken away'],
  ]),
  ...promises('regulamin', [
    ['Na płatność BLIKIEM, kartą i szybkim przelewem czekamy 3 dni', expiry],
    ['najniższą cenę z 30 dni przed jej wprowadzeniem', lowest],
    ['w ciągu 30 dni od otrzymania produktu (60 dni', deadlines],
    ['Na reklamację odpowiadamy w ciągu 14 dni', answered],
    ['Konto jest bezpłatne i możesz je usunąć', '[J-241] the end of an account'],
  ]),
  ...promises('salony', [['usługi każdego salonu znajdziesz na jego stronie', '[J-300] shops offer the services that their pages name']]),
  ...promises('newsletter', [
    ['Wypisać się możesz jednym kliknięciem', 'is sent after confirmation by the link, and ends with the link in its first e-mail'],
  ]),
  ...promises('aktualnosci/czarny-piatek-ceny-szokowe-i-pule-sztuk', [
    ['Po wyczerpaniu puli albo z końcem promocji wraca cena regularna', ended],
  ]),
];
