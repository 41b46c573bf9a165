import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { normaliseNip, type AddressForm } from 'shared-contracts/checkout';
import { Button } from 'shared-ui/button';
import { useRest } from '../../connection/use-rest.ts';
import { texts, type CheckoutTranslate } from '../texts.ts';
import { companyFill, type CompanyField, type CompanyFill } from './company-fill.ts';
import * as css from './company-lookup.css.ts';

interface CompanyLookupProps {
  readonly form: AddressForm;
  readonly onFill: (fields: CompanyFill['filled']) => void;
}

type Result =
  | { readonly kind: 'found'; readonly nip: string; readonly fill: CompanyFill }
  | { readonly kind: 'failed'; readonly nip: string; readonly error: ApiError };

/** Why nothing came; typing goes on by hand. */
function problemOf({ kind, code, status }: ApiError, t: CheckoutTranslate): string {
  if (code === 'company_unknown') return t('company.unknown');
  if (status === 429) return t('company.tooMany');
  return t(kind === 'network' ? 'company.offline' : 'company.unavailable');
}

/** J-306: offers name and address of a company once its NIP is right; what was typed stays unless the shopper says otherwise. */
export const CompanyLookup = ({ form, onFill }: CompanyLookupProps): ReactNode => {
  const t = useTexts(texts);
  const rest = useRest();
  const [result, setResult] = useState<Result | null>(null);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const nip = normaliseNip(form.vat_id);
  // What was found belongs to the number that it was asked for.
  const shown = result?.nip === nip ? result : null;
  const labels = (fields: readonly CompanyField[]): string => fields.map((field) => t(`field.${field}`)).join(', ');

  const find = async (): Promise<void> => {
    if (nip === undefined) return;
    const answer = await rest().findCompany(nip);
    // Typed on meanwhile: another number is meant now.
    if (normaliseNip(latest.current.vat_id) !== nip) return;
    if (!answer.ok) {
      setResult({ kind: 'failed', nip, error: answer.error });
      return;
    }
    const fill = companyFill(latest.current, answer.value);
    onFill(fill.filled);
    setResult({ kind: 'found', nip, fill });
  };
  const takeAll = (differing: CompanyFill['differing']): void => {
    onFill(differing);
    setResult((known) => (known?.kind === 'found' ? { ...known, fill: { ...known.fill, differing: {} } } : known));
  };
  const differing = shown?.kind === 'found' ? (Object.keys(shown.fill.differing) as CompanyField[]) : []; // its keys are of that type

  return (
    <div className={css.lookup}>
      <Button variant="secondary" size="small" disabled={nip === undefined} onClick={find}>
        {t('company.find')}
      </Button>
      <div role="status" className={css.status}>
        {nip === undefined && <p className={css.hint}>{t('company.hint')}</p>}
        {shown?.kind === 'failed' && <p className={css.problem}>{problemOf(shown.error, t)}</p>}
        {shown?.kind === 'found' && (
          <p>
            {differing.length > 0 ? t('company.kept', { fields: labels(differing) }) : t('company.filled')}
            {shown.fill.missing.length > 0 && ` ${t('company.missing', { fields: labels(shown.fill.missing) })}`}
          </p>
        )}
      </div>
      {shown?.kind === 'found' && differing.length > 0 && (
        <Button variant="quiet" size="small" className={css.take} onClick={() => takeAll(shown.fill.differing)}>
          {t('company.take')}
        </Button>
      )}
    </div>
  );
};
