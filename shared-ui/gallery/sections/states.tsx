import { SearchX, ShoppingCart } from '../../src/icons/index.ts';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from 'shared-ui/button';
import { CmsHtml } from 'shared-ui/cms-html';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { TileGrid } from 'shared-ui/page-container';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import { Part, State } from '../Shown.tsx';

export const states: Readonly<Record<string, () => ReactNode>> = {
  skeleton: () => (
    <Part name="skeleton">
      <State name="lista produktów">
        <SkeletonRegion>
          <Skeleton shape="title" />
          <TileGrid>
            <Skeleton shape="tile" />
            <Skeleton shape="tile" />
          </TileGrid>
        </SkeletonRegion>
      </State>
      <State name="tekst" card>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </State>
    </Part>
  ),
  'empty-state': () => (
    <Part name="empty-state">
      <State name="pusty koszyk" card>
        <EmptyState icon={ShoppingCart} title="Twój koszyk jest pusty" text="Dodaj produkty, a zobaczysz tu dostawę i sumę.">
          <ButtonLink to="/">Zobacz promocje</ButtonLink>
        </EmptyState>
      </State>
      <State name="brak wyników" card>
        <EmptyState icon={SearchX} title="Żaden produkt nie pasuje do wszystkich filtrów" text="Usuń jeden z nich albo zacznij od nowa.">
          <Button variant="secondary">Wyczyść filtry</Button>
        </EmptyState>
      </State>
    </Part>
  ),
  'error-message': () => (
    <Part name="error-message">
      <State name="część strony nie wczytała się" card>
        <ErrorMessage onRetry={() => new Promise((done) => setTimeout(done, 1500))} details="mfe-catalog 1.0.0" />
      </State>
    </Part>
  ),
  'cms-html': () => (
    <Part name="cms-html">
      <State name="artykuł" card>
        <CmsHtml html='<h2>Jak wybrać pralkę</h2><p>Najpierw <a href="/agd.html">zmierz miejsce</a>.</p><ul><li>szerokość 60 cm</li><li>głębokość 45–60 cm</li></ul><table><tr><th>Klasa</th><th>kWh</th></tr><tr><td>A</td><td>49</td></tr></table>' />
      </State>
    </Part>
  ),
};
