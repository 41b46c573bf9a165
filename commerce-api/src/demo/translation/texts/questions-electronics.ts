/** What shoppers ask below listings and on pages of products, of telephones, computers and smaller things. */
export const electronicsQuestions: Readonly<Record<string, string>> = {
  'Sprawdź wiersz „Współpraca” w danych technicznych. Wymagany jest aktualny system w telefonie.':
    'Перевірте рядок «Сумісність із системами» в технічних даних. Потрібна актуальна система в телефоні.',
  'Jaka karta SIM jest potrzebna?': 'Яка SIM-картка потрібна?',
  'Nano-SIM dowolnego operatora z minutami i niewielkim pakietem internetu, bez kodu PIN.':
    'Nano-SIM будь-якого оператора з хвилинами та невеликим пакетом інтернету, без PIN-коду.',
  'Czy można włożyć kartę SIM?': 'Чи можна вставити SIM-картку?',
  'Ten model łączy się przez Wi-Fi. Internet poza domem udostępnisz z telefonu.':
    'Ця модель з’єднується через Wi-Fi. Інтернет поза домом роздасте з телефону.',
  'Czy mogę wypożyczać książki z biblioteki?': 'Чи можна позичати книжки з бібліотеки?',
  'Tak, jeżeli biblioteka udostępnia kody do serwisu obsługiwanego przez czytnik.':
    'Так, якщо бібліотека надає коди до сервісу, який підтримує пристрій для читання.',
  'Czy da się ładować bezprzewodowo w etui?': 'Чи можна заряджати бездротово в чохлі?',
  'Tak, grubość etui na to pozwala. Mocne ułożenie na środku ułatwiają modele z magnesami.':
    'Так, товщина чохла це дозволяє. Точно розмістити його посередині допомагають моделі з магнітами.',
  'Czy można zabrać go do samolotu?': 'Чи можна взяти його в літак?',
  'Tak, w bagażu podręcznym, jeżeli w danych technicznych jest to potwierdzone. Nie wolno nadawać powerbanków w walizce rejestrowanej.':
    'Так, у ручній поклажі, якщо це підтверджено в технічних даних. Павербанки не можна здавати в багаж.',
  'Czy można dołożyć pamięć RAM?': 'Чи можна додати пам’ять RAM?',
  'Sprawdź wiersz „Możliwość rozbudowy RAM”. W ultrabookach pamięć jest wlutowana.':
    'Перевірте рядок «Можливість розширення RAM». В ультрабуках пам’ять припаяна.',
  'Czy klawiatura ma polski układ?': 'Чи має клавіатура польську розкладку?',
  'Tak, układ QWERTY „polski programisty”.': 'Так, розкладка QWERTY «польський програміст».',
  'Czy można powiesić go na ramieniu?': 'Чи можна повісити його на кронштейн?',
  'Tak, monitor ma otwory VESA 100 × 100 mm.': 'Так, монітор має отвори VESA 100 × 100 мм.',
  'Czy działa z tabletem?': 'Чи працює з планшетом?',
  'Tak, jeżeli ma Bluetooth. Modele z odbiornikiem 2,4 GHz wymagają portu USB.':
    'Так, якщо має Bluetooth. Для моделей із приймачем 2,4 GHz потрібен порт USB.',
  'Czy nadaje się dla osoby leworęcznej?': 'Чи підходить для шульги?',
  'Tak, jeżeli w danych technicznych profil jest symetryczny.': 'Так, якщо в технічних даних профіль симетричний.',
  'Czy działa z telefonem?': 'Чи працює з телефоном?',
  'Tak, z Androidem i iOS przez Wi-Fi, za pomocą wbudowanej funkcji drukowania lub aplikacji.':
    'Так, з Android та iOS через Wi-Fi, за допомогою вбудованої функції друку або застосунку.',
  'Czy zadziała ze światłowodem?': 'Чи запрацює з оптоволокном?',
  'Tak. Router podłącza się kablem do urządzenia operatora (ONT).': 'Так. Роутер підключають кабелем до пристрою оператора (ONT).',
  'Czy pasuje do konsoli?': 'Чи підходить до консолі?',
  'Jeżeli w wierszu „Zastosowanie” jest konsola – tak. Do wnętrza konsoli wybierz model z radiatorem.':
    'Якщо в рядку «Призначення» є консоль – так. Для встановлення всередину консолі виберіть модель з радіатором.',
  'Czy do grania potrzebny jest internet?': 'Чи потрібен інтернет для гри?',
  'Do pierwszej konfiguracji i gry w sieci tak. Pobrane gry dla jednego gracza działają bez internetu.':
    'Для першого налаштування та гри в мережі так. Завантажені ігри для одного гравця працюють без інтернету.',
  'Czy działa z konsolą?': 'Чи працює з консоллю?',
  'Sprawdź wiersz „Zgodność” – nie wszystkie pady są licencjonowane do konsol.':
    'Перевірте рядок «Сумісність»: не всі геймпади ліцензовано для консолей.',
  'Czy działają z konsolą?': 'Чи працюють з консоллю?',
  'Modele 3,5 mm i USB – tak. Modele 2,4 GHz działają z konsolami obsługującymi dźwięk przez USB.':
    'Моделі 3,5 мм і USB – так. Моделі 2,4 GHz працюють з консолями, що підтримують звук через USB.',
  'Czy karta pamięci jest w zestawie?': 'Чи є карта пам’яті в комплекті?',
  'Nie, polecamy kartę SD UHS-I V30, a do filmów 8K – UHS-II V60.': 'Ні, радимо карту SD UHS-I V30, а для фільмів 8K – UHS-II V60.',
  'Czy muszę zarejestrować drona?': 'Чи потрібно реєструвати дрон?',
  'Rejestruje się operatora, jeżeli dron ma kamerę i nie jest zabawką. Rejestracja odbywa się w systemie Urzędu Lotnictwa Cywilnego.':
    'Реєструють оператора, якщо дрон має камеру та не є іграшкою. Реєстрація відбувається в системі польського Управління цивільної авіації.',
  'Czy nóż można naostrzyć?': 'Чи можна нагострити ніж?',
  'Tak, nóż odkręca się jedną śrubą. Po ostrzeniu trzeba go wyważyć.':
    'Так, ніж відкручується одним болтом. Після заточування його треба збалансувати.',
  'Czy akumulatory innych marek pasują?': 'Чи підходять акумулятори інших брендів?',
  'Nie, każda marka ma własny system. W obrębie marki baterie o tym samym napięciu są wymienne.':
    'Ні, кожен бренд має власну систему. У межах бренду батареї однакової напруги взаємозамінні.',
  'Czy nadaje się do włosów kręconych?': 'Чи підходить для кучерявого волосся?',
  'Tak, najlepiej z dyfuzorem. Sprawdź, czy jest na liście końcówek.': 'Так, найкраще з дифузором. Перевірте, чи є він у списку насадок.',
  'Jak często wymienia się ostrza?': 'Як часто міняти леза?',
  'Producent zaleca co 18–24 miesiące. Numer części podaje instrukcja.': 'Виробник радить кожні 18–24 місяці. Номер деталі є в інструкції.',
  'Czy można nim ostrzyc włosy?': 'Чи можна ним стригти волосся?',
  'Tak, jeżeli w wierszu „Zastosowanie” są włosy.': 'Так, якщо в рядку «Призначення» є волосся.',
  'Czy pasują końcówki innych firm?': 'Чи підходять насадки інших фірм?',
  'Zalecamy oryginalne. Zamienniki mogą nie trzymać się stabilnie.': 'Радимо оригінальні. Замінники можуть триматися ненадійно.',
  'Czy przewód przesyła też dane?': 'Чи передає кабель також дані?',
  'Tak, prędkość podajemy w danych technicznych.': 'Так, швидкість указано в технічних даних.',
  'Jakie worki pasują?': 'Які мішки підходять?',
  'Worki tej samej marki z tym samym symbolem; znajdziesz go na starym worku i w instrukcji.':
    'Мішки того самого бренду з тим самим символом; його знайдете на старому мішку та в інструкції.',
  'Jaką moc wybrać?': 'Яку потужність вибрати?',
  'Przyjmij około 350 BTU/h na metr kwadratowy, na poddaszu o jedną czwartą więcej.':
    'Рахуйте приблизно 350 BTU/h на квадратний метр, на горищі на чверть більше.',
  'Czy obniża temperaturę?': 'Чи знижує температуру?',
  'Nie, wentylator porusza powietrze i dlatego daje uczucie chłodu. Temperaturę obniża klimatyzator.':
    'Ні, вентилятор рухає повітря й тому дає відчуття прохолоди. Температуру знижує кондиціонер.',
  'Czy można suszyć na nim ubrania?': 'Чи можна сушити на ньому одяг?',
  'Nie, grzejnika nie wolno przykrywać, bo może się przegrzać.': 'Ні, обігрівач не можна накривати, бо він може перегрітися.',
  'Czy naładuje telefon każdej marki?': 'Чи зарядить телефон будь-якого бренду?',
  'Tak, jeśli telefon ma USB-C lub ładowanie indukcyjne. Ładowarka sama dobiera moc.':
    'Так, якщо телефон має USB-C або бездротове заряджання. Зарядний пристрій сам добирає потужність.',
  'Czy szkło pasuje z etui?': 'Чи підходить скло до чохла?',
  'Tak, z większością etui z podwyższonym rantem. Szkło kończy się ułamek milimetra przed krawędzią.':
    'Так, до більшості чохлів з вищим краєм. Скло закінчується за частку міліметра до краю.',
  'Do jakich drukarek pasuje?': 'До яких принтерів підходить?',
  'Do drukarek tej samej marki z tym samym rodzajem wkładu. Symbol znajdziesz pod pokrywą drukarki.':
    'До принтерів того самого бренду з тим самим видом картриджа. Символ знайдете під кришкою принтера.',
  'Czy zadziała z telefonem?': 'Чи запрацює з телефоном?',
  'Tak, jeśli ma wtyczkę USB-C, a telefon obsługuje pamięci zewnętrzne.':
    'Так, якщо має штекер USB-C, а телефон підтримує зовнішню пам’ять.',
  'Czy pasuje do konsoli przenośnej?': 'Чи підходить до портативної консолі?',
  'Tak, karta microSD pasuje do konsol z gniazdem karty.': 'Так, карта microSD підходить до консолей з гніздом для карти.',
  'Na jaki wzrost?': 'На який зріст?',
  'Od około 160 do 190 cm. Wysokość siedziska regulujesz dźwignią.': 'Приблизно від 160 до 190 см. Висоту сидіння регулюють важелем.',
  'Czy potrzebna jest bramka?': 'Чи потрібен шлюз?',
  'Do modeli Wi-Fi nie. Modele Zigbee wymagają bramki zgodnej z tym standardem.':
    'Для моделей Wi-Fi – ні. Для моделей Zigbee потрібен шлюз, сумісний із цим стандартом.',
  'Czy można podłączyć grzejnik?': 'Чи можна підключити обігрівач?',
  'Tak, jeśli jego moc nie przekracza maksymalnego obciążenia gniazdka.':
    'Так, якщо його потужність не перевищує максимального навантаження розетки.',
  'Czy potrzebny jest abonament?': 'Чи потрібна передплата?',
  'Nie, nagrania z ruchem zapisują się na karcie pamięci.': 'Ні, записи руху зберігаються на карті пам’яті.',
  'Kto może jeździć?': 'Хто може їздити?',
  'Osoby od 13 lat; do 18. roku życia potrzebna jest karta rowerowa lub prawo jazdy. Młodsze dzieci jeżdżą tylko w strefie zamieszkania z dorosłym.':
    'Особи від 13 років; до 18 років потрібна велосипедна картка або водійське посвідчення. Молодші діти їздять лише в житловій зоні з дорослим.',
  'Jaka temperatura do cienkich włosów?': 'Яка температура для тонкого волосся?',
  'Do 180 °C, do grubych i kręconych 200–220 °C. Włosy muszą być suche.':
    'До 180 °C, для густого та кучерявого 200–220 °C. Волосся має бути сухим.',
};
