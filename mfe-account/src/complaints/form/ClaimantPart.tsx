import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ADDRESS_LIMITS } from 'shared-contracts/checkout';
import { COMPLAINT_BUYERS, type ComplaintBuyer } from 'shared-contracts/complaints';
import { Choice } from 'shared-ui/choice';
import { TextField } from 'shared-ui/text-field';
import { inputAttributes } from '../../addresses/input-attributes.ts';
import { EmailField } from '../../forms/EmailField.tsx';
import { errorOf } from '../../forms/FormFrame.tsx';
import { texts } from '../../texts.ts';
import { complaintTexts } from '../texts.ts';
import * as css from './form.css.ts';
import type { PartProps } from './part-props.ts';

interface ClaimantPartProps extends PartProps {
  readonly buyer: ComplaintBuyer;
  readonly onBuyer: (buyer: ComplaintBuyer) => void;
  /** Where the purchase has not asked for it. */
  readonly asksEmail: boolean;
}

type ClaimantField = 'firstname' | 'lastname' | 'street' | 'postcode' | 'city' | 'telephone';

/** ∅09: who complains, and where the shop reaches them. */
export const ClaimantPart = ({ form, start, buyer, onBuyer, asksEmail }: ClaimantPartProps): ReactNode => {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const field = (name: ClaimantField): ReactNode => (
    <TextField
      label={name === 'firstname' || name === 'lastname' ? translate(`field.label.${name}`) : t(`label.${name}`)}
      name={name}
      defaultValue={start[name]}
      maxLength={ADDRESS_LIMITS[name] + 20}
      required
      {...inputAttributes[name]}
      {...errorOf(form, name, translate)}
    />
  );
  return (
    <section className={css.section}>
      <h2 className={css.title}>{t('section.claimant')}</h2>
      <Choice
        name="buyer"
        label={t('buyer')}
        chosen={buyer}
        options={COMPLAINT_BUYERS.map((value) => ({ value, title: t(`buyer.${value}`) }))}
        onChoose={onBuyer}
        {...errorOf(form, 'buyer', translate)}
      />
      {buyer !== 'consumer' && (
        <TextField
          label={t('nip')}
          name="nip"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={start['nip']}
          required
          {...errorOf(form, 'nip', translate)}
        />
      )}
      <div className={css.short}>
        {field('firstname')}
        {field('lastname')}
      </div>
      {field('street')}
      <div className={css.short}>
        {field('postcode')}
        {field('city')}
      </div>
      <div className={css.short}>
        {field('telephone')}
        {asksEmail && <EmailField form={form} autoComplete="email" start={start['email'] ?? ''} />}
      </div>
    </section>
  );
};
