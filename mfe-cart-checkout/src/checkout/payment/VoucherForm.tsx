import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CodeForm } from '../../code-form/CodeForm.tsx';
import type { SaveStep } from '../cart/use-checkout.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { texts } from '../texts.ts';

interface VoucherFormProps {
  readonly save: SaveStep;
  readonly onUsed: () => void;
}

/** Y-13: pays with a voucher. */
export default function VoucherForm({ save, onUsed }: VoucherFormProps): ReactNode {
  const t = useTexts(texts);
  return (
    <CodeForm
      label={t('voucher.label')}
      submit={t('voucher.use')}
      maxLength={64}
      send={async (code) => {
        const error = await save((rest, ref) => rest.putVoucher(ref, code));
        if (error === null) onUsed();
        return error;
      }}
      problemText={(problem) => (problem === 'required' ? t('voucher.required') : refusalText(problem, t))}
    />
  );
}
