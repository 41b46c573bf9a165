import type { Article } from './blog-post.ts';

/** Tips for daily use. */
export const tips: readonly Article[] = [
  { title: 'Jak obniżyć rachunki za prąd: 9 nawyków z pralnią i kuchnią w roli głównej', author: 1, section: 2, leaf: 'suszarki-do-ubran', daysOld: 3, illustration: 'dryer', body: 'white', background: '#E9F7F4', lead: 'Nie trzeba od razu wymieniać sprzętu. Zacznij od ustawień.', parts: [
    ['Pralnia', 'Pierz w programie eco i 30°C, gdy ubrania nie są mocno zabrudzone. Wiruj na 1200–1400 obrotach przed suszeniem. Czyść filtr suszarki po każdym użyciu – zapchany wydłuża cykl nawet o jedną trzecią.'],
    ['Kuchnia', 'Gotuj pod przykryciem i w garnku dopasowanym do pola. Czajnik napełniaj tyle, ile potrzebujesz. Zmywarkę uruchamiaj pełną, bez płukania naczyń pod kranem.'],
    ['Salon', 'Wyłącz tryb szybkiego startu w telewizorze i konsoli, jeżeli nie korzystasz z nich codziennie. Zmniejsz jasność ekranu wieczorem – oczy też odpoczną.'],
    ['Kiedy wymiana się opłaca', 'Lodówka sprzed 15 lat zużywa rocznie nawet 200 kWh więcej niż nowa w klasie C. Policz różnicę i pomnóż przez cenę energii.']] },
  { title: 'Kamień w czajniku, ekspresie i pralce – jak go usunąć', author: 4, section: 2, leaf: 'czajniki', daysOld: 17, illustration: 'kettle', body: 'sand', background: '#F7EFE6', lead: 'Twarda woda skraca życie grzałek. Sprawdź, jak działać, żeby nie zaszkodzić.', parts: [
    ['Czajnik', 'Zagotuj wodę z dwiema łyżkami kwasku cytrynowego, odczekaj kwadrans i wypłucz dwa razy.'],
    ['Ekspres', 'Używaj środka zaleconego przez producenta i wbudowanego programu. Ocet niszczy uszczelki i zostaje w smaku.'],
    ['Pralka', 'Raz na kwartał włącz pusty program 60–90°C ze środkiem do pralek. Na co dzień zostawiaj uchyloną szufladę i drzwi.'],
    ['Zapobieganie', 'Ustaw twardość wody w urządzeniu i wymieniaj filtry. Pasek testowy znajdziesz w pudełku z ekspresem.']] },
  { title: 'Wi-Fi w całym mieszkaniu: gdzie postawić router', author: 3, section: 2, leaf: 'routery', daysOld: 26, illustration: 'router', body: 'black', background: '#E8F1FF', lead: 'Najlepszy router schowany w szafce z licznikami nie da zasięgu. Kilka zasad, które nic nie kosztują.', parts: [
    ['Środek i wysokość', 'Ustaw router w centrum mieszkania, na wysokości około metra, z dala od kaloryfera, lustra i akwarium.'],
    ['Pasma', '2,4 GHz sięga dalej, 5 i 6 GHz są szybsze. Włącz wspólną nazwę sieci i pozwól urządzeniom wybierać.'],
    ['Kiedy mesh', 'Jeżeli za dwiema ścianami prędkość spada poniżej jednej czwartej, drugi punkt da więcej niż mocniejszy router.'],
    ['Kabel', 'Telewizor, konsolę i komputer stacjonarny podłącz przewodem. Zwolnisz pasmo dla telefonów.']] },
  { title: 'Pierwszy robot kuchenny: co naprawdę ułatwia', author: 4, section: 2, leaf: 'roboty-planetarne', daysOld: 39, illustration: 'mixer', body: 'red', background: '#FDECEC', lead: 'Ciasto drożdżowe, bezy i pierogi bez bólu nadgarstka. Sprawdzamy, kiedy robot się zwraca.', parts: [
    ['Dla kogo', 'Jeżeli pieczesz raz w tygodniu, robot oszczędzi kilka godzin w miesiącu. Do okazjonalnej śmietany wystarczy mikser ręczny.'],
    ['Misa i moc', '5 litrów to dwie blachy ciasta. Przy drożdżowym liczy się moment obrotowy i metalowa przekładnia, nie sama moc w watach.'],
    ['Przystawki', 'Maszynka do mięsa i szatkownica zastępują dwa urządzenia. Sprawdź, czy są w zestawie, czy trzeba je dokupić.'],
    ['Mycie', 'Stalowe końcówki myjesz w zmywarce, aluminiowe – ręcznie, bo ciemnieją.']] },
  { title: 'Bezpieczny smartfon: ustawienia na pierwszy dzień', author: 3, section: 2, leaf: 'smartfony-5g', daysOld: 49, illustration: 'smartphone', body: 'graphite', background: '#F1ECFF', lead: 'Kwadrans po wyjęciu z pudełka, który oszczędzi kłopotów za rok.', parts: [
    ['Blokada i kopia', 'Ustaw kod co najmniej sześciocyfrowy, odcisk palca i automatyczną kopię zdjęć. Zapisz kody odzyskiwania konta na papierze.'],
    ['Aktualizacje', 'Zainstaluj wszystkie i włącz pobieranie nocą. Sprawdź, do kiedy producent zapewnia poprawki.'],
    ['Uprawnienia', 'Latarka nie potrzebuje kontaktów. Przejrzyj listę uprawnień i wyłącz zbędne.'],
    ['Gdy telefon zginie', 'Włącz lokalizowanie i sprawdź, czy potrafisz zdalnie zablokować urządzenie z komputera.']] },
  { title: 'Trawnik bez spalin: jak przygotować kosiarkę do sezonu', author: 4, section: 2, leaf: 'kosiarki-akumulatorowe', daysOld: 230, illustration: 'mower', body: 'green', background: '#ECF7E8', lead: 'Ostry nóż i naładowany akumulator to połowa sukcesu. Druga to wysokość koszenia.', parts: [
    ['Nóż', 'Odłącz zasilanie, odkręć nóż i naostrz go pod kątem fabrycznym. Niewyważony powoduje drgania i niszczy łożyska.'],
    ['Akumulator', 'Po zimie doładuj do pełna w temperaturze pokojowej. W sezonie nie zostawiaj go na słońcu.'],
    ['Pierwsze koszenie', 'Ustaw najwyższy stopień i skróć trawę najwyżej o jedną trzecią. Kosić zaczynamy, gdy trawnik wyschnie.'],
    ['Po pracy', 'Wyczyść spód obudowy szczotką. Myjka ciśnieniowa uszkadza uszczelki.']] },
];
