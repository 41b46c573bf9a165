import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Checkbox } from 'shared-ui/checkbox';
import { TextLink } from 'shared-ui/link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { texts } from '../texts.ts';
import * as css from './summary.css.ts';
import { agreementField, type Agreement } from './agreements.ts';

interface AgreementBoxesProps {
  readonly agreements: readonly Agreement[];
  readonly accepted: ReadonlySet<number>;
  /** Agreements that are reported as missing. */
  readonly missing: readonly Agreement[];
  readonly onAccept: (id: number, isAccepted: boolean) => void;
}

// They open beside the checkout, which stays as it is.
const documents = { '/regulamin.html': 'agreement.terms', '/polityka-prywatnosci.html': 'agreement.privacy' } as const;

/** K-03: agreement checkboxes; required ones carry a text that says so. */
export const AgreementBoxes = ({ agreements, accepted, missing, onAccept }: AgreementBoxesProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <div className={css.agreements}>
      {agreements.map((agreement) => (
        <Checkbox
          key={agreement.id}
          name={agreementField(agreement)}
          required={agreement.required}
          checked={accepted.has(agreement.id)}
          onChange={({ target }) => onAccept(agreement.id, target.checked)}
          {...(missing.includes(agreement) && { error: t('problem.agreement') })}
        >
          {agreement.text} <span className={css.mark}>({t(agreement.required ? 'agreement.required' : 'agreement.optional')})</span>
        </Checkbox>
      ))}
      <p className={css.documents}>
        {t('agreement.read')}
        {Object.entries(documents).map(([path, name]) => (
          <TextLink key={path} to={path} target="_blank" rel="noopener">
            {t(name)}
            <VisuallyHidden> ({t('agreement.newTab')})</VisuallyHidden>
          </TextLink>
        ))}
      </p>
    </div>
  );
};
