import { Suspense, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { Panel } from 'shared-ui/page-container';
import { SpecTable, type Spec } from 'shared-ui/spec-table';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import type { Feature } from '../rules/key-features.ts';
import * as page from '../product.css.ts';
import type { FeatureExplanation } from './FeatureDialog.tsx';
import { useFeatureExplanation } from './use-feature-explanation.ts';
import * as css from './details.css.ts';

const FeatureDialog = lazyPart(() => import('./FeatureDialog.tsx'), FailedDialog);

type Explain = (feature: FeatureExplanation) => void;

/** P-32: a described feature offers its description. */
const specOf = ({ name, value, has_description, description }: Feature, explain: Explain): Spec => ({
  name,
  value,
  ...(has_description && description && { onExplain: () => explain({ name, description }) }),
});

/** P-11: the technical data in groups; a popup explains a feature when asked (S-39). */
export const Specification = ({ groups }: { readonly groups: Product['features_groups'] }): ReactNode => {
  const t = useTexts(texts);
  const { explained, explain, close } = useFeatureExplanation();
  if (groups.length === 0) return null;
  return (
    <Panel id="dane-techniczne" className={page.section.table} aria-labelledby="dane-techniczne-naglowek">
      <h2 id="dane-techniczne-naglowek" className={page.sectionHeading}>
        {t('specification')}
      </h2>
      {groups.map(({ group_id, name, features }) => (
        <div key={group_id}>
          <h3 className={css.group}>
            <CatalogueText text={name} />
          </h3>
          <SpecTable items={features.map((feature) => specOf(feature, explain))} />
        </div>
      ))}
      {explained && (
        <Suspense fallback={null}>
          <FeatureDialog {...explained} onClose={close} />
        </Suspense>
      )}
    </Panel>
  );
};
