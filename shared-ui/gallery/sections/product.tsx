import { grosze } from 'shared-contracts';
import { zloty } from 'shared-contracts/testing/money';
import type { ReactNode } from 'react';
import { Availability } from 'shared-ui/availability';
import { Badge } from 'shared-ui/badge';
import { EnergyLabel } from 'shared-ui/energy-label';
import { Price, PriceBlock } from 'shared-ui/price';
import { Stars } from 'shared-ui/stars';
import { Countdown } from 'shared-ui/countdown';
import { ProductTile } from 'shared-ui/product-tile';
import { ProgressBar } from 'shared-ui/progress-bar';
import { RatingDistribution } from 'shared-ui/rating-distribution';
import { Shelf } from 'shared-ui/shelf';
import { SpecTable } from 'shared-ui/spec-table';
import { Swatches } from 'shared-ui/swatches';
import { TextLink } from 'shared-ui/link';
import { tiles } from '../samples.ts';
import { Part, State } from '../Shown.tsx';

// A clock that stands still, so that pictures of the gallery can be compared.
const stopped = (): number => 1_000;

const instalments = { count: 20, monthly: grosze(14495), zeroPercent: true };

export const product: Readonly<Record<string, () => ReactNode>> = {
  price: () => (
    <Part name="price">
      <State name="wielkości" card row>
        <Price value={grosze(99)} size="small" />
        <Price value={zloty(1299)} />
        <Price value={zloty(1299)} size="tile" />
        <Price value={grosze(289999)} size="hero" promo />
        <Price value={grosze(-5000)} />
      </State>
      <State name="blok: obniżka z ceną z 30 dni" card>
        <PriceBlock finalPrice={zloty(2899)} omnibusPrice={zloty(3099)} instalments={instalments} size="hero" />
      </State>
      <State name="blok: bez obniżki, raty" card>
        <PriceBlock finalPrice={zloty(2899)} omnibusPrice={null} instalments={instalments} />
      </State>
    </Part>
  ),
  stars: () => (
    <Part name="stars">
      <State name="oceny" card row>
        <Stars summary={0} count={0} />
        <Stars summary={20} count={1} />
        <Stars summary={50} count={3} />
        <Stars summary={90} count={312} />
        <Stars summary={97} count={428} long />
        <Stars summary={100} />
      </State>
    </Part>
  ),
  'energy-label': () => (
    <Part name="energy-label">
      <State name="klasy" card row>
        {['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => (
          <EnergyLabel key={letter} energyClass={letter} />
        ))}
        <EnergyLabel energyClass="B" onOpen={() => undefined} sheetUrl="/karta" />
      </State>
    </Part>
  ),
  badge: () => (
    <Part name="badge">
      <State name="tony" card row>
        <Badge tone="promo">Taniej o 400 zł</Badge>
        <Badge tone="promoTint">−400,00 zł</Badge>
        <Badge tone="ink">Nowość</Badge>
        <Badge tone="success">Raty 0%</Badge>
        <Badge tone="plus">Plus −5%</Badge>
        <Badge tone="accent">Bestseller</Badge>
        <Badge tone="warning">Outlet</Badge>
        <Badge tone="info">Tylko online</Badge>
        <Badge tone="error">Anulowane</Badge>
      </State>
    </Part>
  ),
  availability: () => (
    <Part name="availability">
      <State name="kody" card>
        {[1, 2, 7, 8, 9, 11, 12].map((code) => (
          <Availability key={code} code={code} />
        ))}
        <Availability code={1} note="U Ciebie jutro" />
        <Availability code={1} blocked />
      </State>
    </Part>
  ),
  swatches: () => (
    <Part name="swatches">
      <State name="kolor i pamięć" card>
        <Swatches
          label="Kolor"
          items={[
            { name: 'Grafitowy', to: '/grafitowy', current: true, colour: '#4A505A' },
            { name: 'Niebieski', to: '/niebieski', current: false, colour: '#2F6FDB' },
            { name: 'Perłowy', to: '/perlowy', current: false, available: false, colour: '#EFECE6' },
          ]}
        />
        <Swatches
          label="Pamięć"
          items={['128 GB', '256 GB', '512 GB'].map((name) => ({ name, to: `/${name}`, current: name === '256 GB' }))}
        />
      </State>
    </Part>
  ),
  'spec-table': () => (
    <Part name="spec-table">
      <State name="najważniejsze cechy" card>
        <SpecTable
          items={[
            { name: 'Ekran', value: '6,5″ OLED, 120 Hz', onExplain: () => undefined },
            { name: 'Pamięć', value: '8 GB + 256 GB' },
            { name: 'Aparat', value: '50 + 12 + 10 Mpx' },
            { name: 'Łączność', value: 'Wi-Fi 7, Bluetooth 6.0, NFC, 5G, GPS, Galileo, Glonass, BeiDou' },
          ]}
        />
      </State>
    </Part>
  ),
  'rating-distribution': () => (
    <Part name="rating-distribution">
      <State name="rozkład" card>
        <RatingDistribution
          stats={[
            { vote: 5, vote_count: 312 },
            { vote: 4, vote_count: 74 },
            { vote: 3, vote_count: 21 },
            { vote: 1, vote_count: 9 },
          ]}
        />
      </State>
    </Part>
  ),
  'progress-bar': () => (
    <Part name="progress-bar">
      <State name="darmowa dostawa, zapas" card>
        <p>Do darmowej dostawy brakuje 49,00 zł</p>
        <ProgressBar value={150} max={199} label="Do darmowej dostawy brakuje 49,00 zł" tone="success" />
        <p>Zostało 12 z 50 sztuk</p>
        <ProgressBar value={12} max={50} label="Zostało 12 z 50 sztuk" tone="promo" />
      </State>
    </Part>
  ),
  countdown: () => (
    <Part name="countdown">
      <State name="trwa, koniec" card row>
        <Countdown end={200_000_000} now={stopped} />
        <Countdown end={0} now={stopped} />
      </State>
    </Part>
  ),
  shelf: () => (
    <Part name="shelf">
      <State name="półka">
        <Shelf title="Bestsellery" more={<TextLink to="/bestsellery">Zobacz wszystkie</TextLink>}>
          {tiles.map((tile) => (
            <ProductTile key={tile.id} product={tile} onBuy={() => undefined} />
          ))}
        </Shelf>
      </State>
    </Part>
  ),
};
