import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { CmsHtml } from 'shared-ui/cms-html';
import { Panel } from 'shared-ui/page-container';
import { texts } from '../texts.ts';
import type { ProductDetails } from '../product-types.ts';
import * as page from '../product.css.ts';
import * as css from './details.css.ts';

type DescriptionProps = Pick<ProductDetails, 'description' | 'technologies'>;

/** The shop's text about the product and the technologies that its brand talks about. */
export const Description = ({ description, technologies }: DescriptionProps): ReactNode => {
  const t = useTexts(texts);
  if (description === '' && technologies.length === 0) return null;
  return (
    <Panel id="opis" className={page.section.text} aria-labelledby="opis-naglowek">
      <h2 id="opis-naglowek" className={page.sectionHeading}>
        {t('description')}
      </h2>
      {description !== '' && <CmsHtml html={description} className={css.reading} />}
      {technologies.length > 0 && (
        <ul className={css.technologies} aria-label={t('technologies')}>
          {technologies.map(({ id, name, description: text }) => (
            <li key={id} className={css.technology}>
              <h3 className={css.technologyName}>
                <CatalogueText text={name} />
              </h3>
              <p>
                <CatalogueText text={text} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
