import type { PageText } from '../cms-page.ts';

export const about: PageText = {
  urlKey: 'o-nas',
  title: 'O nas',
  daysOld: 120,
  metaDescription: 'Kim jesteśmy, jak pracujemy i dlaczego warto kupować w Amperio.',
  content: `<p>Amperio to polski sklep z elektroniką i sprzętem dla domu. Zaczęliśmy w 2009 roku od jednego salonu w Warszawie i pięciu osób. Dziś prowadzimy osiem salonów, magazyn w Pruszkowie i sklep internetowy, w którym codziennie doradzamy kilku tysiącom osób.</p>
<h2>Jak pracujemy</h2><p>Wierzymy, że dobry sklep to taki, w którym łatwo zrozumieć, co się kupuje. Dlatego opisy piszemy sami, dane techniczne sprawdzamy z instrukcją, a zdjęcia pokazują produkt z kilku stron. Przy obniżkach podajemy najniższą cenę z 30 dni i nie wymyślamy cen „przed promocją”.</p>
<h2>Liczby</h2><ul><li>około 7500 produktów w stałej ofercie,</li><li>8 salonów w największych miastach,</li><li>98% paczek wysyłanych w dniu obiecanym przy zamówieniu,</li><li>30 dni na zwrot, także w salonie.</li></ul>
<h2>Doradcy</h2><p>W salonach pracują ludzie, którzy sami używają tego, co sprzedają. Co kwartał przechodzą szkolenia z nowych technologii, a najciekawsze urządzenia zabierają do domu na testy. Ich recenzje czytasz na stronach produktów i na <a href="/blog">blogu</a>.</p>
<h2>Odpowiedzialność</h2><p>Przy dostawie odbieramy zużyte telewizory i duże AGD, przyjmujemy małą elektronikę w salonach i przedłużamy życie urządzeń w <a href="/outlet.html">outlecie</a>. Kartony wypełniamy papierem, a trasy samochodów układamy tak, by nie jeździły puste. W nowych salonach oświetlenie i klimatyzacja pobierają o jedną trzecią mniej energii niż w poprzednich.</p>
<h2>Dostępność</h2><p>Pracujemy nad tym, aby sklepem dało się posługiwać klawiaturą i czytnikiem ekranu. Strona jest dostępna także po ukraińsku. Jeżeli coś Ci utrudnia zakup, napisz na <a href="mailto:dostepnosc@amperio.example">dostepnosc@amperio.example</a>.</p>
<h2>Amperio Pro</h2><p>Firmom proponujemy osobny sklep z fakturami na NIP, leasingiem online i ofertą dobraną do biura. Korzystają z niego biura, szkoły i hotele.</p>
<h2>Kontakt</h2><p>Zadzwoń: 22 100 20 30, od poniedziałku do soboty 8–20, <a href="/kontakt.html">napisz do nas</a> albo odwiedź <a href="/salony.html">salon</a>. W salonie w Warszawie raz w miesiącu prowadzimy bezpłatne warsztaty: o fotografowaniu telefonem, parzeniu kawy i bezpieczeństwie w sieci. Dziennikarzy zapraszamy do kontaktu pod adresem <a href="mailto:media@amperio.example">media@amperio.example</a>.</p>`,
};

export const jobs: PageText = {
  urlKey: 'praca',
  title: 'Praca w Amperio',
  daysOld: 9,
  metaDescription: 'Oferty pracy w salonach, magazynie, biurze i zespole technologicznym Amperio.',
  content: `<p>Szukamy osób, które lubią tłumaczyć rzeczy prosto. Doświadczenie w handlu pomaga, ale nie jest konieczne – produktów nauczymy.</p>
<h2>Otwarte rekrutacje</h2><h3>Doradca klienta – Warszawa, Poznań, Lublin</h3><p>Rozmawiasz z klientami, pokazujesz sprzęt, montujesz folie i przyjmujesz zwroty. Wynagrodzenie: 5400–6600 zł brutto. Umowa o pracę od pierwszego dnia, grafik znany miesiąc wcześniej, premia zależna od zadowolenia klientów, a nie od sprzedanych dodatków.</p><h3>Kierowca-monter – Pruszków</h3><p>W dwuosobowej załodze dostarczasz i podłączasz duże AGD. Potrzebne prawo jazdy kategorii B, mile widziane uprawnienia elektryczne. Wynagrodzenie: 6800–8200 zł brutto. Zapewniamy samochód z windą i odzież.</p><h3>Specjalista obsługi reklamacji – praca hybrydowa</h3><p>Prowadzisz zgłoszenia od przyjęcia do decyzji. Ważna jest znajomość praw konsumenta i spokojny styl pisania. Wynagrodzenie: 6200–7500 zł brutto.</p><h3>Programistka lub programista frontend – zdalnie</h3><p>Rozwijasz sklep, z którego właśnie korzystasz. Liczą się szybkość działania, dostępność i testy. Wynagrodzenie: 14 000–19 000 zł brutto.</p>
<h2>Co dajemy</h2><ul><li>umowę o pracę i widełki wynagrodzenia w każdym ogłoszeniu,</li><li>opiekę medyczną i dopłatę do sportu,</li><li>zniżki pracownicze,</li><li>dwa dodatkowe dni wolne po roku pracy,</li><li>szkolenia w godzinach pracy.</li></ul>
<h2>Jak przebiega rekrutacja</h2><ol><li>Wysyłasz CV na <a href="mailto:praca@amperio.example">praca@amperio.example</a> z nazwą stanowiska w temacie.</li><li>W ciągu 7 dni odpowiadamy każdemu, także gdy się nie zdecydujemy.</li><li>Rozmawiamy raz przez telefon i raz na miejscu lub wideo.</li><li>Decyzję z uzasadnieniem dostajesz w ciągu 5 dni.</li></ol>
<h2>Równe szanse</h2><p>O zatrudnieniu decydują umiejętności. Salony w galeriach są dostępne dla osób na wózkach, a biuro ma pokój cichej pracy. Powiedz nam, jeżeli potrzebujesz dostosowania rozmowy.</p>
<h2>Dane w rekrutacji</h2><p>Dane kandydatów przechowujemy do końca rekrutacji, a za zgodą przez 12 miesięcy na potrzeby kolejnych. Szczegóły opisuje <a href="/polityka-prywatnosci.html">polityka prywatności</a>.</p><h2>Staże i praktyki</h2><p>Uczniów techników i studentów przyjmujemy na płatne staże w serwisie, magazynie i zespole technologicznym. Trwają od dwóch do sześciu miesięcy, można je łączyć z nauką, a co trzeci stażysta zostaje z nami na stałe. Nabór ogłaszamy w marcu i październiku.</p>`,
};

export const plus: PageText = {
  urlKey: 'plus',
  title: 'Program Amperio Plus',
  stores: ['amperio'],
  daysOld: 1,
  metaDescription:
    'Amperio Plus: 5% taniej na produkty z etykietą Plus, 60 dni na zwrot i kod na 30 zł. Bezpłatnie, zapisujesz się na koncie.',
  content: `<p>Amperio Plus to bezpłatny program dla klientów, którzy mają u nas konto. Produkty z fioletową etykietą „Plus −5%” kupisz w nim taniej: cenę dla członków pokazujemy każdemu, obok zwykłej ceny, na liście i na stronie produktu.</p>
<h2>Co zyskujesz</h2><ul><li><strong>5% taniej</strong> na produkty z etykietą Plus,</li><li><strong>60 dni na zwrot</strong> zamiast 30 w zamówieniach złożonych w programie,</li><li>kod <strong>PLUS30</strong>: 30 zł mniej przy zakupach od 300 zł, tylko dla członków.</li></ul>
<h2>Jak dołączyć</h2><ol><li><a href="/customer/account/login">Zaloguj się</a> albo <a href="/create-account">załóż konto</a>.</li><li>Na pierwszej stronie <a href="/customer/account/index">konta</a> naciśnij „Dołącz do programu”.</li><li>Rabat działa od razu, także na to, co już leży w koszyku: bez karty i bez opłat.</li></ol>
<h2>Jak działa rabat</h2><p>Rabat liczymy od aktualnej ceny jednej sztuki, także promocyjnej, i zaokrąglamy do grosza. W koszyku i w kasie widzisz go w osobnym wierszu „Rabat Plus”, a na fakturze i przy zwrocie liczy się cena, którą zapłacono. Łączy się z promocjami koszyka, bonami, ratami i kodami na kwotę. Nie łączy się z kodami procentowymi: dopóki taki kod jest w koszyku, działa kod zamiast rabatu Plus. Nie obejmuje kart podarunkowych, gwarancji, usług i dostawy. Najniższą cenę z 30 dni pokazujemy tak samo jak pozostałym klientom.</p>
<h2>Najczęstsze pytania</h2><p><strong>Czy program jest płatny?</strong> Nie i nie wymaga minimalnych zakupów.</p><p><strong>Dlaczego w koszyku nie ma rabatu?</strong> Sprawdź, czy jesteś na swoim koncie, czy produkt ma etykietę Plus i czy w koszyku nie ma kodu procentowego.</p><p><strong>Czy dane są potrzebne do reklam?</strong> Nie. Udział w programie nie wymaga zgody marketingowej.</p><p><strong>Jak zrezygnować?</strong> Na pierwszej stronie konta naciśnij „Zrezygnuj”. Rabat i kody dla członków przestają wtedy działać. Zakupy zrobione wcześniej zachowują swoje warunki, w tym cenę i 60 dni na zwrot. Wrócić możesz w każdej chwili.</p><p><strong>Mam konto sprzedawcy – czy skorzystam?</strong> Nie. Konta sprzedawców salonów nie należą do programu.</p>
<h2>Regulamin programu</h2><p>Organizatorem jest Amperio Sp. z o.o. Program trwa bezterminowo. O jego zakończeniu lub zmianie zasad poinformujemy z wyprzedzeniem co najmniej 30 dni. Reklamacje dotyczące programu rozpatrujemy tak jak pozostałe, w ciągu 14 dni. W sprawach nieopisanych obowiązuje <a href="/regulamin.html">regulamin sklepu</a>.</p>`,
};

export const shops: PageText = {
  urlKey: 'salony',
  title: 'Salony Amperio',
  daysOld: 33,
  metaDescription: 'Adresy i godziny otwarcia ośmiu salonów Amperio.',
  content: '',
};
