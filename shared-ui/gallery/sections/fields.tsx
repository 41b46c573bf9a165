import type { ReactNode } from 'react';
import { zloty } from 'shared-contracts/testing/money';
import { Price } from 'shared-ui/price';
import { RadioCard } from 'shared-ui/radio-card';
import { TextField } from 'shared-ui/text-field';
import { Part, State } from '../Shown.tsx';
import * as css from '../gallery.css.ts';

export const fields: Readonly<Record<string, () => ReactNode>> = {
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
