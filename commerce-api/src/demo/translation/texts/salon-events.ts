/** What happens in the company's shops. */
export const salonEvents: Readonly<Record<string, string>> = {
  'Warsztaty: zdjęcia telefonem': 'Майстерня: фотографуємо телефоном',
  'Pokażemy, jak ustawić ekspozycję, fotografować po zmroku i poprawić zdjęcie bez komputera. Weź swój telefon. Udział jest bezpłatny, zapisy w salonie lub telefonicznie.':
    'Покажемо, як налаштувати експозицію, знімати в сутінках і поліпшити фото без комп’ютера. Візьміть свій телефон. Участь безкоштовна, запис у магазині або телефоном.',
  'Wieczór z doradcą AGD': 'Вечір із консультантом з побутової техніки',
  'Dobierzemy pralkę, suszarkę lub zmywarkę do mieszkania i rachunków za prąd. Weź wymiary wnęki. Wstęp wolny, bez zapisów.':
    'Підберемо пральну, сушильну чи посудомийну машину до квартири та рахунків за струм. Візьміть розміри ніші. Вхід вільний, без запису.',
  'Warsztaty: kawa z ekspresu': 'Майстерня: кава з кавомашини',
  'Ustawiamy młynek, parzymy espresso i spieniamy mleko na kilku ekspresach. Udział jest bezpłatny, zapisy w salonie lub telefonicznie.':
    'Налаштовуємо млинок, готуємо еспресо та збиваємо молоко на кількох кавомашинах. Участь безкоштовна, запис у магазині або телефоном.',
  'Warsztaty: bezpiecznie w sieci': 'Майстерня: безпечно в мережі',
  'Hasła, kopie zapasowe, fałszywe wiadomości i zakupy w internecie: co ustawić w telefonie i na co uważać. Udział jest bezpłatny, zapisy w salonie lub telefonicznie.':
    'Паролі, резервні копії, фальшиві повідомлення та покупки в інтернеті: що налаштувати в телефоні й на що зважати. Участь безкоштовна, запис у магазині або телефоном.',
};
