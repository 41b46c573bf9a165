import type { PageText } from '../cms-page.ts';

export const delivery: PageText = {
  urlKey: 'dostawa',
  title: 'Dostawa',
  daysOld: 12,
  metaDescription: 'Sposoby i koszty dostawy, terminy, wniesienie dużego sprzętu i odbiór w salonie.',
  content: `<p>Zamówienia złożone w dni robocze do {{cut-off}} zaczynamy kompletować tego samego dnia. Datę dostawy dla swojego kodu pocztowego zobaczysz na stronie produktu i w koszyku.</p>
<h2>Sposoby i koszty</h2><p>{{methods}}</p><p>Koszt zależy od wagi i wymiarów. W koszyku pokazujemy tylko te sposoby, którymi da się wysłać wszystkie wybrane produkty.</p>
<h2>Duży sprzęt: dzień i godzina do wyboru</h2><p>Pralkę, lodówkę czy telewizor od 75 cali dostarczamy własnym transportem. W zamówieniu wybierasz dzień i przedział godzinowy, a kierowca dzwoni pół godziny przed przyjazdem. Możesz dokupić wniesienie, podłączenie i montaż w zabudowie.</p>
<h2>Odbiór w salonie</h2><p>Jeżeli produkt jest na półce w wybranym salonie, przygotujemy go w ciągu 2 godzin. Gdy zamówienie będzie gotowe, napiszemy e-mail; do odbioru wystarczy numer zamówienia. Pozostałe produkty przywieziemy z magazynu bez opłat. Do odbioru w salonie, automacie lub punkcie nie potrzebujemy Twojego adresu. Nie chcesz płacić z góry? Zarezerwuj produkt: odłożymy go w salonie na 48 godzin, a kod odbioru wyślemy SMS-em.</p>
<h2>Odbiór starego sprzętu</h2><p>Kupując telewizor lub duże AGD, możesz bezpłatnie oddać zużyte urządzenie tego samego rodzaju w miejscu dostawy. Zaznacz przy produkcie usługę „Odbiór starego sprzętu” i odłącz urządzenie przed przyjazdem ekipy. Małą elektronikę przyjmujemy w <a href="/salony.html">salonach</a>.</p>
<h2>Sprawdź przesyłkę</h2><ol><li>Obejrzyj opakowanie przy kurierze.</li><li>Jeżeli jest uszkodzone, spisz protokół szkody.</li><li>Zrób zdjęcia i dodaj je do <a href="/reklamacje/zglos">zgłoszenia reklamacji</a>. Sprawę przyjmiemy też telefonicznie, e-mailem i w salonie.</li></ol><p>Reklamację przyjmiemy także bez protokołu, ale z nim rozpatrzymy ją szybciej.</p>
<h2>Gdzie jest moja paczka?</h2><p>Podaj numer zamówienia i adres e-mail na stronie <a href="/track/tracking/order">Śledź zamówienie</a>. Wysyłamy na terenie Polski. Gdy zamówienie jest spakowane, wysłane, gotowe do odbioru i dostarczone, piszemy e-mail; numer przesyłki jest w wiadomości o wysłaniu. Jeżeli kurier Cię nie zastanie, termin następnej próby poda przewoźnik.</p>`,
};

export const payments: PageText = {
  urlKey: 'platnosci',
  title: 'Płatności',
  daysOld: 18,
  metaDescription: 'BLIK, karta, szybki przelew, raty, leasing, płatność przy odbiorze i w salonie.',
  content: `<p>Wybierz sposób, który Ci odpowiada. Wszystkie opłaty pokazujemy przed złożeniem zamówienia.</p>
<h2>Płatności natychmiastowe</h2><p><strong>BLIK</strong> – wpisujesz sześciocyfrowy kod i potwierdzasz w aplikacji banku. Kod jest ważny 2 minuty. <strong>Karta</strong> – płatność potwierdzasz w banku. <strong>Szybki przelew</strong> – przechodzisz do swojego banku i wracasz do sklepu z potwierdzeniem. Zamówienie trafia do realizacji od razu.</p>
<h2>Płacę później</h2><p>Zakupy od 50 do 4000 zł: kupujesz dziś, płacisz w ciągu 30 dni bez dodatkowych kosztów. Limit przyznaje operator, zwykle w kilkanaście sekund.</p>
<h2>Raty i leasing</h2><p>Od 300 zł możesz rozłożyć zakup na raty, także 0%. Firmy mogą wybrać leasing online od 1000 zł. Szczegóły i przykład reprezentatywny opisujemy na stronie <a href="/raty.html">Raty</a>.</p>
<h2>Przelew tradycyjny</h2><p>Dane do przelewu dostaniesz w wiadomości z potwierdzeniem. W tytule wpisz tylko numer zamówienia. Na wpłatę czekamy 10 dni, a towar jest w tym czasie odłożony.</p>
<h2>Przy odbiorze i w salonie</h2><p>U kuriera zapłacisz gotówką lub kartą, opłata wynosi 9,99 zł, a limit 6000 zł. W salonie zapłacisz bez dopłat: gotówką, kartą lub BLIKIEM.</p>
<h2>Karty podarunkowe i bony</h2><p>Kod <a href="/karta-podarunkowa">karty podarunkowej</a> lub bonu od pracodawcy wpisujesz przy wyborze płatności. Jeżeli wartość zamówienia jest wyższa, dopłacasz inną metodą. Niewykorzystana kwota zostaje na bonie, a gdy zamówienie zostanie anulowane, wraca na bon. Kodów, licencji i kart podarunkowych nie kupisz bonem. Karta podarunkowa jest ważna 12 miesięcy od wysłania; <a href="/karta-podarunkowa/saldo">sprawdź, ile na niej zostało</a>. Zamówienia z kartą podarunkową płaci się z góry.</p>
<h2>Faktura</h2><p>Fakturę na firmę wystawimy po podaniu NIP w zamówieniu, a na osobę, gdy zaznaczy to w swoich danych. Do paragonu bez NIP nie możemy później wystawić faktury dla firmy. Dokument wyślemy e-mailem.</p>
<h2>Gdy płatność się nie powiedzie</h2><ol><li>Nie składaj zamówienia drugi raz – zamówienie czeka.</li><li>Użyj przycisku „Zapłać ponownie” w wiadomości.</li><li>Jeżeli pieniądze zostały pobrane dwa razy, bank lub operator zwróci nadpłatę, zwykle w ciągu 3 dni roboczych.</li></ol>
<h2>Bezpieczeństwo</h2><p>Nie widzimy ani nie zapisujemy danych Twojej karty. Nigdy nie prosimy o kod BLIK telefonicznie ani w wiadomości. Jeżeli dostaniesz SMS z prośbą o dopłatę do przesyłki, nie klikaj odnośnika i daj nam znać. Strona płatności zawsze ma zamkniętą kłódkę i adres operatora, którego wybrano w zamówieniu.</p>`,
};

export const returns: PageText = {
  urlKey: 'zwroty',
  title: 'Zwroty',
  daysOld: 25,
  metaDescription: '30 dni na zwrot: jak odesłać produkt, ile to kosztuje i kiedy dostaniesz pieniądze.',
  content: `<p>Na zwrot masz <strong>30 dni</strong> od otrzymania przesyłki, bez podawania przyczyny, a przy zamówieniach złożonych w programie <a href="/plus.html">Amperio Plus</a> <strong>60 dni</strong>. Prawo to dotyczy konsumentów i przedsiębiorców na prawach konsumenta.</p>
<h2>Jak zwrócić produkt</h2><ol><li><a href="/odstapienie-od-umowy">Odstąp od umowy tutaj</a>: wybierz produkty i potwierdź. Potwierdzenie z numerem wyślemy od razu e-mailem. Możesz też wypełnić <a href="/pliki-do-pobrania">formularz odstąpienia</a> i wysłać go albo przynieść do salonu.</li><li>Wybierz sposób: salon albo paczka z naszą etykietą, którą dostaniesz z potwierdzeniem. Sprzęt, który jest za duży na paczkę, bezpłatnie odbierze kurier w dniu, który wybierzesz.</li><li>Zapakuj produkt z akcesoriami. Oryginalne pudełko nie jest konieczne, ale zabezpiecza sprzęt w drodze.</li><li>Dołącz numer zgłoszenia.</li></ol>
<h2>Koszty</h2><table><thead><tr><th>Sposób</th><th>Koszt</th></tr></thead><tbody><tr><td>Zwrot w salonie</td><td>0 zł</td></tr><tr><td>Paczka z naszą etykietą</td><td>0 zł</td></tr><tr><td>Odbiór dużego sprzętu przez kuriera</td><td>0 zł</td></tr></tbody></table>
<h2>Kiedy oddamy pieniądze</h2><p>Najpóźniej w ciągu 14 dni od otrzymania oświadczenia, tą samą metodą, którą zapłacono. Możemy wstrzymać się ze zwrotem do otrzymania towaru lub dowodu nadania. Gdy zwracasz całe zamówienie, oddajemy też koszt dostawy, do wysokości najtańszej oferowanej. Jeżeli płatność nie przeszła przez bramkę (przelew, gotówka), podaj w formularzu numer konta.</p>
<h2>Co wolno sprawdzić</h2><p>Możesz obejrzeć i uruchomić produkt tak jak w salonie. Za zmniejszenie wartości rzeczy, której używano w szerszym zakresie – na przykład, gdy pralka prała, a nie tylko została obejrzana – odpowiada według ustawy kupujący. Oddajemy wtedy odpowiednio mniej, a kwotę i powód podajemy e-mailem i na stronie statusu.</p>
<h2>Wyjątki</h2><ul><li>produkty wykonane na zamówienie,</li><li>oprogramowanie i treści cyfrowe po rozpoczęciu pobierania za Twoją zgodą,</li><li>artykuły higieniczne po otwarciu zaplombowanego opakowania, np. końcówki szczoteczek i golarek,</li><li>usługi wykonane w całości za Twoją zgodą.</li></ul>
<h2>Karta podarunkowa</h2><p>Kartę, którą nikt jeszcze nie zapłacił, zwrócisz na stronie zamówienia w ciągu 14 dni od jej wysłania. Karty, którą już zapłacono, nie można zwrócić: za nią kupiono to, co można zwrócić osobno.</p>
<h2>Zwrot zestawu</h2><p>Z zestawu w cenie promocyjnej możesz zwrócić wszystko albo tylko część. Oddajemy tyle, ile naprawdę zapłacono za zwracane produkty: ich cenę bez przypadającego na nie rabatu.</p>
<h2>Oświadczenie o odstąpieniu</h2><p>Wystarczy wiadomość: „Odstępuję od umowy sprzedaży produktu …, numer zamówienia …, data otrzymania …, imię i nazwisko, adres, data”. Możesz wysłać ją na <a href="mailto:zwroty@amperio.example">zwroty@amperio.example</a>. Termin jest zachowany, jeżeli wyślesz oświadczenie przed jego upływem.</p><h2>Zanim odeślesz telefon lub komputer</h2><p>Zrób kopię danych, wyloguj się z kont i przywróć ustawienia fabryczne. Wyjmij kartę SIM i kartę pamięci. Urządzenia z włączoną blokadą aktywacji nie możemy sprawdzić, co wydłuża zwrot pieniędzy.</p>`,
};

export const instalments: PageText = {
  urlKey: 'raty',
  title: 'Raty i leasing',
  css: 'th:nth-child(2), th:last-child, td:nth-child(2), td:last-child { text-align: right; font-variant-numeric: tabular-nums }',
  daysOld: 30,
  metaDescription: 'Raty 0%, raty bankowe i leasing dla firm: warunki, przykład reprezentatywny, wniosek krok po kroku.',
  content: `<p>Zakup od 300 zł możesz rozłożyć na raty przez internet. Przy produktach z etykietą „Raty 0%” suma rat jest równa cenie.</p>
<h2>Rodzaje rat</h2><table><thead><tr><th>Plan</th><th>Kwota</th><th>RRSO</th></tr></thead><tbody><tr><td>10 rat 0%</td><td>300–20 000 zł</td><td>0%</td></tr><tr><td>20 rat 0%</td><td>1500–30 000 zł</td><td>0%</td></tr><tr><td>30 rat 0%</td><td>4000–40 000 zł</td><td>0%</td></tr><tr><td>36 rat</td><td>500–50 000 zł</td><td>15,49%</td></tr><tr><td>48 rat</td><td>1000–50 000 zł</td><td>15,49%</td></tr><tr><td>Raty bankowe, od 6 do 48</td><td>300–50 000 zł</td><td>15,49%</td></tr><tr><td>Raty PayU, od 3 do 48</td><td>300–20 000 zł</td><td>19,90%</td></tr></tbody></table>
<h2>Przykład reprezentatywny</h2><p>Rzeczywista roczna stopa oprocentowania (RRSO) dla rat 0% wynosi 0%. Całkowita kwota kredytu 2000,00 zł, całkowita kwota do zapłaty 2000,00 zł, oprocentowanie stałe 0%, całkowity koszt kredytu 0 zł, 20 miesięcznych rat po 100,00 zł. Stan na dzień aktualizacji tej strony.</p>
<h2>Jak złożyć wniosek</h2><ol><li>Dodaj produkt do koszyka i wybierz w nim „Kup na raty” albo płatność ratalną w zamówieniu.</li><li>Wybierz liczbę rat. Przy każdej widzisz ratę, RRSO i kwotę razem.</li><li>Podaj dane i złóż zamówienie.</li><li>Wypełnij wniosek banku. Potrzebny jest dowód osobisty i numer konta.</li><li>Decyzję otrzymasz zwykle w kwadrans, w godzinach pracy banku.</li><li>Podpisz umowę przez internet. Zamówienie wyślemy po informacji z banku.</li></ol><p>Dopóki bank rozpatruje wniosek albo czeka na dokumenty, produkty są dla Ciebie odłożone i niczego nie anulujemy. Do wniosku wrócisz ze strony zamówienia. Jeżeli bank odmówi albo wycofasz wniosek, zapłacisz w inny sposób.</p>
<h2>Kto może skorzystać</h2><p>Osoba pełnoletnia z polskim numerem PESEL i stałym dochodem: z umowy o pracę, zlecenia, działalności, emerytury lub renty. Ostateczną decyzję podejmuje bank po ocenie zdolności kredytowej.</p>
<h2>Wcześniejsza spłata i odstąpienie</h2><p>Kredyt możesz spłacić w każdej chwili, a koszty zostaną proporcjonalnie obniżone. Od umowy kredytu odstąpisz w ciągu 14 dni. Zwrot towaru rozliczamy bezpośrednio z bankiem.</p>
<h2>Leasing dla firm</h2><p>Od 1000 zł, dla firm z numerem NIP; kodów i licencji nie można wziąć w leasing. Umowę podpiszesz przez internet albo w salonie przy odbiorze. Raty zaliczysz do kosztów, a po zakończeniu umowy wykupisz sprzęt.</p>
<h2>Na co uważać</h2><p>Wybieraj ratę, którą udźwigniesz także w trudniejszym miesiącu. Opóźnienie oznacza odsetki i wpis w biurze informacji kredytowej. W razie kłopotów skontaktuj się z bankiem jak najszybciej. Porównując oferty, patrz na RRSO i całkowitą kwotę do zapłaty, a nie tylko na wysokość raty. Ubezpieczenie kredytu jest dobrowolne.</p>`,
};

export const warrantyPage: PageText = {
  urlKey: 'gwarancja',
  title: 'Gwarancja i serwis',
  daysOld: 50,
  metaDescription: 'Gwarancja producenta, odpowiedzialność sprzedawcy, przedłużona gwarancja i serwis.',
  content: `<p>Gdy produkt działa nieprawidłowo, masz dwie drogi: reklamację u nas jako sprzedawcy albo gwarancję producenta. Wybór należy do Ciebie.</p>
<h2>Reklamacja u sprzedawcy</h2><p>Odpowiadamy za zgodność towaru z umową przez 2 lata od dostarczenia. W tym czasie domniemywa się, że wada istniała w chwili zakupu. Najpierw możesz żądać naprawy lub wymiany, a jeżeli to się nie uda albo wada jest istotna – obniżenia ceny lub odstąpienia od umowy. Odpowiadamy w ciągu 14 dni.</p>
<h2>Gwarancja producenta</h2><p>Jej długość podajemy w danych technicznych produktu: zwykle 24 miesiące, dla części marek 36 lub 60. Warunki opisuje karta gwarancyjna. Serwis producenta przyjedzie do dużego AGD, a mały sprzęt odbierze kurier.</p>
<h2>Przedłużona gwarancja</h2><p>Do większości produktów dokupisz rok lub dwa lata ochrony na zasadach gwarancji producenta, bez udziału własnego. Ochrona od uszkodzeń obejmuje też upadek i zalanie. Cena zależy od wartości produktu i jest widoczna w koszyku.</p>
<h2>Jak zgłosić</h2><ol><li>Sprawdź w instrukcji rozdział o rozwiązywaniu problemów – często pomaga ponowne uruchomienie lub czyszczenie filtra.</li><li>Przygotuj numer zamówienia albo inny dowód zakupu. Paragon nie jest konieczny, wystarczy potwierdzenie płatności.</li><li><a href="/reklamacje/zglos">Wypełnij zgłoszenie</a> albo przyjdź do <a href="/salony.html">salonu</a>.</li><li>Dołącz zdjęcia, jeżeli usterka jest widoczna.</li></ol>
<h2>Sprzęt zastępczy</h2><p>Jeżeli naprawa pralki, lodówki lub telefonu trwa dłużej niż 14 dni, zapytaj w salonie o sprzęt zastępczy. Liczba egzemplarzy jest ograniczona.</p>
<h2>Części i naprawy po gwarancji</h2><p>Producenci AGD mają obowiązek utrzymywać części zamienne przez 7–10 lat. Pomożemy znaleźć autoryzowany serwis i podamy numer części. Przed oddaniem telefonu lub komputera zrób kopię danych i wyloguj się z kont.</p>
<h2>Status zgłoszenia</h2><p>Stan reklamacji sprawdzisz po jej numerze: <a href="/reklamacje">Reklamacje</a>. O każdej zmianie powiadamiamy e-mailem. Jeżeli nie zgadzasz się z decyzją, możesz bezpłatnie poprosić o pomoc powiatowego rzecznika konsumentów lub Inspekcję Handlową.</p>`,
};
