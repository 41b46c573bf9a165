import { Heart, ShoppingCart, Trash2 } from '../../src/icons/index.ts';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink, IconButton } from 'shared-ui/button';
import { Accordion } from 'shared-ui/accordion';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import { Spinner } from 'shared-ui/spinner';
import { Steps } from 'shared-ui/steps';
import { Part, State } from '../Shown.tsx';
import * as css from '../gallery.css.ts';

const LiveStepper = (): ReactNode => {
  const [quantity, setQuantity] = useState(1);
  return <QuantityStepper value={quantity} min={1} max={5} onChange={setQuantity} label="Pralka" />;
};

export const controls: Readonly<Record<string, () => ReactNode>> = {
  button: () => (
    <Part name="button">
      <State name="rodzaje" card row>
        <Button icon={ShoppingCart}>Dodaj do koszyka</Button>
        <Button variant="secondary" icon={Heart}>
          Dodaj do schowka
        </Button>
        <Button variant="quiet">Anuluj</Button>
        <Button variant="danger" icon={Trash2}>
          Usuń konto
        </Button>
        <ButtonLink to="/kasa" size="large">
          Dalej: dane i adres
        </ButtonLink>
        <Button size="small">Zastosuj</Button>
      </State>
      <State name="zajęty, wyłączony" card row>
        <Button busy icon={ShoppingCart}>
          Dodaj do koszyka
        </Button>
        <Button busy variant="secondary">
          Zapisz
        </Button>
        <Button disabled>Niedostępne</Button>
        <IconButton icon={Heart} label="Schowek" busy />
        <Spinner label="Wczytywanie…" />
      </State>
      <State name="długi tekst" card>
        <div className={css.facets}>
          <Button block icon={ShoppingCart}>
            Zamawiam z obowiązkiem zapłaty i wniesieniem
          </Button>
        </div>
      </State>
      <State name="ikony" card row>
        <IconButton icon={Heart} label="Dodaj do schowka" pressed={false} />
        <IconButton icon={Heart} label="Usuń ze schowka" pressed />
      </State>
    </Part>
  ),
  'quantity-stepper': () => (
    <Part name="quantity-stepper">
      <State name="zwykły, zajęty, wyłączony" card row>
        <LiveStepper />
        <QuantityStepper value={2} min={1} max={9} busy onChange={() => undefined} />
        <QuantityStepper value={1} min={1} max={9} disabled onChange={() => undefined} />
      </State>
    </Part>
  ),
  accordion: () => (
    <Part name="accordion">
      <State name="otwarty i zamknięty" card>
        <Accordion title="Kiedy dostanę zamówienie?" open>
          Najczęściej następnego dnia roboczego.
        </Accordion>
        <Accordion title="Czy mogę zwrócić produkt, który już rozpakowałem i sprawdziłem w domu?">Tak, w ciągu 30 dni.</Accordion>
      </State>
    </Part>
  ),
  steps: () => (
    <Part name="steps">
      <State name="drugi krok">
        <Steps
          items={[
            { name: 'Koszyk', state: 'done', to: '/checkout/cart' },
            { name: 'Płatność', state: 'current' },
            { name: 'Dane', state: 'ahead' },
            { name: 'Dostawa', state: 'ahead' },
            { name: 'Podsumowanie', state: 'ahead' },
          ]}
        />
      </State>
    </Part>
  ),
};
