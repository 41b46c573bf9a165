import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Panel } from 'shared-ui/page-container';
import { TextLink } from 'shared-ui/link';
import { SpecTable } from 'shared-ui/spec-table';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import { keyFeatures } from '../rules/key-features.ts';
import * as page from '../product.css.ts';
import * as css from './details.css.ts';

/** P-11: the most important features beside the offer. */
export const KeyFeatures = ({ groups }: { readonly groups: Product['features_groups'] }): ReactNode => {
  const t = useTexts(texts);
  const features = keyFeatures(groups);
  if (features.length === 0) return null;
  return (
    <Panel aria-labelledby="najwazniejsze-cechy">
      <h2 id="najwazniejsze-cechy" className={page.sectionHeading}>
        {t('features')}
      </h2>
      <SpecTable items={features} />
      <TextLink to="#dane-techniczne" className={css.all}>
        {t('allFeatures')}
      </TextLink>
    </Panel>
  );
};
