import type { ReactNode } from 'react';
import { zloty } from 'shared-contracts/testing/money';
import { Choice } from 'shared-ui/choice';
import { FileLink } from 'shared-ui/file-link';
import { FilePicker, type Files } from 'shared-ui/file-picker';
import { FormRefusal } from 'shared-ui/form-refusal';
import { Price } from 'shared-ui/price';
import { RadioCard } from 'shared-ui/radio-card';
import { StarInput } from 'shared-ui/star-input';
import { TextArea } from 'shared-ui/text-area';
import { TextField } from 'shared-ui/text-field';
import { Part, State } from '../Shown.tsx';
import * as css from '../gallery.css.ts';

const meanings = ['Bardzo słaby', 'Słaby', 'Przeciętny', 'Dobry', 'Bardzo dobry'] as const;

const returnWays = [
  { value: 'label', title: 'Etykieta', note: 'Nadasz paczkę w punkcie' },
  { value: 'courier', title: 'Kurier' },
];
const values = [
  { value: '50', title: '50 zł', end: 'karta' },
  { value: '100', title: '100 zł', end: 'karta' },
];

const picked: Files<never> = {
  most: 5,
  list: [
    { key: 1, name: 'paragon.pdf', preview: null, state: 'ready', percent: null, id: 'a' },
    { key: 2, name: 'tabliczka.jpg', preview: null, state: 'sending', percent: 62, id: null },
    { key: 3, name: 'wada.jpg', preview: null, state: 'failed', percent: null, id: null },
  ],
  errors: [{ problem: 'tooMany', name: '' }],
  add: () => {},
  remove: () => {},
  again: () => {},
  sent: () => Promise.resolve([]),
};

const fileWords = {
  sending: 'Wysyłamy:',
  ready: 'Dodano:',
  failed: 'Nie udało się wysłać pliku',
  again: 'Wyślij ponownie',
  remove: 'Usuń plik',
  tooMany: 'Możesz dodać najwyżej 5 plików.',
};

const pickerProps = {
  files: picked,
  types: ['image/jpeg', 'application/pdf'],
  label: 'Zdjęcia i dokumenty',
  hint: 'Do 5 plików JPG lub PDF',
  add: 'Dodaj plik',
  word: (key: keyof typeof fileWords, name: string) => `${fileWords[key]} ${name}`,
};

export const fields: Readonly<Record<string, () => ReactNode>> = {
  'form-refusal': () => (
    <Part name="form-refusal">
      <State name="powód" card>
        <FormRefusal text="Nie mamy połączenia ze sklepem. Spróbuj ponownie za chwilę." />
      </State>
    </Part>
  ),
  'text-field': () => (
    <Part name="text-field">
      <State name="zwykłe, z podpowiedzią, z błędem, wyłączone" card>
        <div className={`${css.states} ${css.narrow}`}>
          <TextField label="Imię i nazwisko" autoComplete="name" placeholder="Jan Kowalski" />
          <TextField label="Telefon" type="tel" inputMode="tel" hint="Kurier zadzwoni przed dostawą" />
          <TextField label="E-mail" type="email" defaultValue="jan@" error="Podaj pełny adres e-mail, na przykład jan@poczta.pl" />
          <TextField label="NIP" optional />
          <TextField label="Kwota" end="zł" inputMode="decimal" />
          <TextField label="Miejscowość" defaultValue="Gdynia" disabled />
        </div>
      </State>
    </Part>
  ),
  'text-area': () => (
    <Part name="text-area">
      <State name="zwykłe, z podpowiedzią, z błędem" card>
        <div className={`${css.states} ${css.narrow}`}>
          <TextArea label="Opinia" hint="Najwyżej 4000 znaków" />
          <TextArea label="Pytanie" error="To pole jest wymagane." />
        </div>
      </State>
    </Part>
  ),
  'file-picker': () => (
    <Part name="file-picker">
      <State name="nazwy, zdjęcia" card>
        <div className={`${css.states} ${css.narrow}`}>
          <FilePicker {...pickerProps} />
          <FilePicker {...pickerProps} isPhotos />
        </div>
      </State>
    </Part>
  ),
  'star-input': () => (
    <Part name="star-input">
      <State name="puste, wybrane, z błędem" card>
        <div className={css.states}>
          <StarInput label="Ocena" name="stars-empty" meanings={meanings} />
          <StarInput label="Ocena" name="stars-picked" defaultValue="4" meanings={meanings} />
          <StarInput label="Ocena" name="stars-wrong" error="Wybierz od 1 do 5 gwiazdek." meanings={meanings} />
        </div>
      </State>
    </Part>
  ),
  choice: () => (
    <Part name="choice">
      <State name="zwykły, obok siebie z błędem">
        <div className={css.states}>
          <Choice name="return" label="Jak zwrócisz produkty?" chosen="label" options={returnWays} />
          <Choice name="value" label="Kwota" isGrid options={values} error="Wybierz kwotę." />
        </div>
      </State>
    </Part>
  ),
  'file-link': () => (
    <Part name="file-link">
      <State name="dokument" card>
        <FileLink href="/rest/V1/orders/1/h/documents/1" name="FV/1/2026.pdf">
          Faktura FV/1/2026
        </FileLink>
      </State>
    </Part>
  ),
  'radio-card': () => (
    <Part name="radio-card">
      <State name="płatność">
        <fieldset>
          <legend className={css.caption}>Jak chcesz zapłacić?</legend>
          <RadioCard name="pay" value="blik" defaultChecked title="BLIK" note="Kod z aplikacji banku, ważny 2 minuty" end="0 zł">
            <TextField label="Kod BLIK" inputMode="numeric" maxLength={6} className={css.narrow} />
          </RadioCard>
          <RadioCard name="pay" value="card" title="Karta płatnicza" note="Visa, Mastercard, Google Pay, Apple Pay" end="0 zł" />
          <RadioCard
            name="pay"
            value="cod"
            title="Za pobraniem"
            note="Gotówką lub kartą u kuriera"
            end={<Price value={zloty(9)} size="small" />}
          />
          <RadioCard name="pay" value="later" disabled title="Zapłać później" note="Niedostępne przy tej kwocie" end="0 zł" />
        </fieldset>
      </State>
    </Part>
  ),
};
