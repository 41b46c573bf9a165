import { useState, type ReactNode } from 'react';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { Checkbox, TickDisabled, TickLink } from 'shared-ui/checkbox';
import { ChipLink, ChipRow, FilterChip } from 'shared-ui/chip';
import { TextLink } from 'shared-ui/link';
import { TileGrid } from 'shared-ui/page-container';
import { Pagination } from 'shared-ui/pagination';
import { ProductTile, type ProductTileData } from 'shared-ui/product-tile';
import { InlineSelect } from 'shared-ui/select';
import { tiles } from '../samples.ts';
import { Part, State } from '../Shown.tsx';
import * as css from '../gallery.css.ts';

const later = (): Promise<void> => new Promise((done) => setTimeout(done, 1500));

const LiveTile = ({ product, view }: { readonly product: ProductTileData; readonly view: 'grid' | 'list' }): ReactNode => {
  const [wished, setWished] = useState(product.id === 2);
  const [compared, setCompared] = useState(false);
  return (
    <ProductTile
      product={product}
      view={view}
      priority
      onBuy={later}
      wished={wished}
      onWish={() => setWished(!wished)}
      compared={compared}
      onCompare={() => setCompared(!compared)}
    />
  );
};

export const listing: Readonly<Record<string, () => ReactNode>> = {
  'product-tile': () => (
    <Part name="product-tile">
      <State name="siatka">
        <TileGrid>
          {tiles.map((product) => (
            <LiveTile key={product.id} product={product} view="grid" />
          ))}
        </TileGrid>
      </State>
      <State name="lista">
        <TileGrid view="list">
          {tiles.slice(0, 3).map((product) => (
            <LiveTile key={product.id} product={product} view="list" />
          ))}
        </TileGrid>
      </State>
    </Part>
  ),
  breadcrumbs: () => (
    <Part name="breadcrumbs">
      <State name="z bieżącą stroną">
        <Breadcrumbs
          items={[
            { name: 'AGD', to: '/agd.html' },
            { name: 'Pralki i suszarki', to: '/agd/pralki-i-suszarki.html' },
            { name: 'Pralki ładowane od przodu' },
          ]}
        />
      </State>
    </Part>
  ),
  chip: () => (
    <Part name="chip">
      <State name="podkategorie (przewijane na telefonie)">
        <ChipRow scroll>
          {['Ładowane od przodu', 'Ładowane od góry', 'Wąskie (do 47 cm)', 'Pralko-suszarki', 'Parowe', 'Do zabudowy'].map((name) => (
            <ChipLink key={name} to={`/${name}`}>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      </State>
      <State name="aktywne filtry">
        <ChipRow>
          <FilterChip to="/bez-wislotech">WISŁOTECH</FilterChip>
          <FilterChip to="/bez-tatra">TATRA</FilterChip>
          <FilterChip to="/bez-8">8 kg</FilterChip>
          <TextLink to="/agd/pralki.html">Wyczyść filtry</TextLink>
          <InlineSelect
            label="Sortuj:"
            options={[
              { value: 'popularity', text: 'Najpopularniejsze' },
              { value: 'price_asc', text: 'Od najtańszych' },
            ]}
          />
        </ChipRow>
      </State>
    </Part>
  ),
  facet: () => (
    <Part name="facet">
      <State name="wartości jako linki" card>
        <div className={css.facets}>
          <TickLink to="/wislotech" checked end={48}>
            WISŁOTECH
          </TickLink>
          <TickLink to="/borowik" checked={false} end={31}>
            Borowik
          </TickLink>
          <TickDisabled end={0}>Sudety Home</TickDisabled>
        </div>
      </State>
      <State name="pola wyboru" card>
        <div className={css.facets}>
          <Checkbox defaultChecked end={33}>
            Odbiór dziś w salonie
          </Checkbox>
          <Checkbox end={148}>Wysyłka jutro</Checkbox>
          <Checkbox disabled end={0}>
            Wyprzedaż
          </Checkbox>
          <Checkbox error="Zaznacz tę zgodę, aby złożyć zamówienie">Akceptuję regulamin sklepu *</Checkbox>
        </div>
      </State>
    </Part>
  ),
  pagination: () => (
    <Part name="pagination">
      {[
        [1, 9],
        [5, 9],
        [9, 9],
        [2, 3],
      ].map(([page = 1, pages = 1]) => (
        <State key={`${page}/${pages}`} name={`strona ${page} z ${pages}`}>
          <Pagination page={page} pages={pages} hrefOf={(number) => `?p=${number}`} label={`Strony: ${page} z ${pages}`} />
        </State>
      ))}
    </Part>
  ),
};
