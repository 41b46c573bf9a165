/** Parts of reviews that fit any product; '{łem|łam}' agrees with the author. Product families add their own sentences. */
export const openers = [
  'Mam od miesiąca i jestem {zadowolony|zadowolona}.', 'Kupi{łem|łam} po przeczytaniu opinii i nie żałuję.', 'Po dwóch tygodniach używania mogę polecić.', 'Długo porównywa{łem|łam} i wybór był dobry.', 'Zamiana po ośmiu latach, różnica ogromna.', 'Prezent dla rodziców, trafiony.', 'Szuka{łem|łam} czegoś sprawdzonego i to jest to.', 'Używam codziennie.', 'Pierwsze wrażenie bardzo dobre.', 'Kolejny zakup tej marki w domu.', 'Wszystko zgodne z opisem.', 'W tej cenie nie znalaz{łem|łam} nic lepszego.', 'Polecił mi sprzedawca w salonie i miał rację.', 'Kupione w promocji, tym bardziej cieszy.', 'Mija pół roku i dalej jest świetnie.', 'Nie spodziewa{łem|łam} się, że zrobi aż taką różnicę.', 'Krótko: warto.', 'Zakup przemyślany i udany.', 'Mia{łem|łam} obawy, ale niepotrzebnie.', 'Testowane przez całą rodzinę.', 'Wybra{łem|łam} ten model po wizycie w salonie.', 'Trzeci tydzień i zero uwag.', 'Dokładnie tego potrzebowa{łem|łam}.', 'Kupi{łem|łam} drugą sztukę, więc to chyba mówi samo za siebie.', 'Na początku by{łem|łam} {sceptyczny|sceptyczna}.', 'Solidny sprzęt.', 'Wymiana na nowszy model to była dobra decyzja.', 'Świetny stosunek jakości do ceny.', 'Zamówione wieczorem, używane następnego dnia.', 'Sprawdza się lepiej, niż zakłada{łem|łam}.',
] as const;

export const closers = [
  'Polecam.', 'Z czystym sumieniem polecam.', 'Kupi{łbym|łabym} jeszcze raz.', 'Dostawa następnego dnia, paczka cała.', 'Kurier dotarł o zapowiedzianej godzinie.', 'Zapakowane porządnie.', 'Odbiór w salonie trwał pięć minut.', 'Obsługa sklepu bardzo miła.', 'Cena uczciwa.', 'Jestem na tak.', 'Oby służyło długo.', 'Rodzina zadowolona.', 'Duży plus dla sklepu.', 'Na razie bez zastrzeżeń.', 'Ładnie wykonane.', 'Instrukcja po polsku.', 'Zakupy bez stresu.', 'Zamówienie przebiegło sprawnie.', 'Dobrze wydane pieniądze.', 'Wszystko dotarło w terminie.', 'Wygląda tak jak na zdjęciach.', 'Zobaczymy, jak będzie po roku.', 'Czekam na kolejne promocje.', 'Kontakt ze sklepem wzorowy.', 'Nic dodać, nic ująć.',
] as const;

export const buts = [
  'Z małych minusów:', 'Do poprawy:', 'Jedyna uwaga:', 'Gdybym mi{ał|ała} się przyczepić:', 'Drobiazg, ale wspomnę:', 'Nie ma ideałów:', 'Gwiazdkę odejmuję za jedno:', 'Warto wiedzieć:',
] as const;

export const neutral = [
  'Ogólnie w porządku, bez zachwytu.', 'Robi swoje, ale spodziewa{łem|łam} się więcej.', 'Za te pieniądze może być.', 'Przeciętna jakość, do podstawowych zadań wystarczy.', 'Mam mieszane uczucia.', 'Jest dobrze, choć nie idealnie.', 'Działa poprawnie.', 'Spełnia zadanie.', 'Jeśli nie masz dużych wymagań, wystarczy.', 'Trójka z plusem.', 'Nieźle, ale są lepsze.', 'Trzeba się przyzwyczaić.',
] as const;

export const negative = [
  'Zwróci{łem|łam} po tygodniu, na szczęście bez problemu.', 'Mój egzemplarz miał wadę, czekam na wymianę.', 'Rozczarowanie, liczy{łem|łam} na lepszą jakość.', 'Po dwóch miesiącach sprzęt trafił do serwisu.', 'Nie tego się spodziewa{łem|łam} po opisie.', 'Wykonanie poniżej oczekiwań.', 'Opakowanie przyszło uszkodzone.', 'Niestety nie polecam.', 'To nie to, czego potrzebuję na co dzień.', 'Zakup nie spełnił moich oczekiwań.', 'Za tę cenę powinno być lepiej.', 'Serwis pomógł, ale niesmak został.', 'Oddaję i szukam czegoś innego.', 'Szkoda, bo marka zapowiadała się dobrze.',
] as const;

export const answers = [
  'Dziękujemy za opinię. Prosimy o kontakt na reklamacje@amperio.example, sprawdzimy, co się stało, i zaproponujemy rozwiązanie.', 'Przykro nam, że zakup nie spełnił oczekiwań. Przypominamy, że na zwrot masz 30 dni, a formularz znajdziesz w zakładce Zwroty.', 'Dziękujemy za szczerą opinię. Przekazaliśmy uwagi producentowi.', 'Prosimy o zgłoszenie reklamacji w najbliższym salonie lub przez formularz. Odpowiemy w ciągu 14 dni.',
] as const;

export const generalQuestions = [
  ['Czy produkt ma polską gwarancję?', 'Tak, jest objęty gwarancją producenta realizowaną w Polsce. Jej długość podajemy w danych technicznych.'],
  ['Czy mogę zobaczyć go w salonie?', 'Sprawdź dostępność w salonach przy cenie produktu. Jeżeli salon ma egzemplarz, obsługa chętnie go pokaże.'],
  ['Czy dostanę fakturę na firmę?', 'Tak, przy składaniu zamówienia wybierz fakturę i podaj NIP.'],
  ['Ile mam czasu na zwrot?', '30 dni od otrzymania przesyłki. Zwrot w salonie jest bezpłatny.'],
] as const;
