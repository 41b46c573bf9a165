import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import {
  basesOf,
  COMPLAINT_DEMANDS,
  isSecondStage,
  RETURN_WAYS,
  SECOND_STAGE_REASONS,
  type ComplaintBuyer,
  type ComplaintDemand,
  type ReturnWay,
} from 'shared-contracts/complaints';
import { Choice } from 'shared-ui/choice';
import { Select } from 'shared-ui/select';
import { TextField } from 'shared-ui/text-field';
import { AccountField } from '../../cases/AccountField.tsx';
import { errorOf } from '../../forms/FormFrame.tsx';
import { texts } from '../../texts.ts';
import { complaintTexts } from '../texts.ts';
import * as css from './form.css.ts';
import type { PartProps } from './part-props.ts';
import { PickupDay } from './PickupDay.tsx';
import { oneOf } from './start-values.ts';

interface DemandPartProps extends PartProps {
  readonly buyer: ComplaintBuyer;
  readonly demand: ComplaintDemand;
  readonly onDemand: (demand: ComplaintDemand) => void;
  readonly way: ReturnWay;
  readonly onWay: (way: ReturnWay) => void;
}

/** ∅09: the law that the complaint stands on, what is demanded, and how the product gets to the shop. */
export const DemandPart = ({ form, start, buyer, demand, onDemand, way, onWay }: DemandPartProps): ReactNode => {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const bases = basesOf(buyer);
  return (
    <section className={css.section}>
      <h2 className={css.title}>{t('section.demand')}</h2>
      <Choice
        key={buyer === 'company' ? 'company' : 'person'}
        name="basis"
        label={t('basis')}
        chosen={oneOf(bases, start['basis'], bases[0] ?? 'guarantee')}
        options={bases.map((value) => ({ value, title: t(`basis.${value}`), note: t(`basis.${value}Note`) }))}
        {...errorOf(form, 'basis', translate)}
      />
      <Choice
        name="demand"
        label={t('demand')}
        chosen={demand}
        options={COMPLAINT_DEMANDS.map((value) => ({ value, title: t(`demand.${value}`) }))}
        onChoose={onDemand}
        {...errorOf(form, 'demand', translate)}
      />
      {isSecondStage(demand) && (
        <Select
          label={t('reason')}
          name="demand_reason"
          defaultValue={start['demand_reason'] ?? ''}
          required
          options={[{ value: '', text: t('reason.none') }, ...SECOND_STAGE_REASONS.map((value) => ({ value, text: t(`reason.${value}`) }))]}
          {...errorOf(form, 'demand_reason', translate)}
        />
      )}
      {demand === 'price-reduction' && (
        <TextField
          label={t('amount')}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          end="zł"
          defaultValue={start['amount']}
          required
          {...errorOf(form, 'amount', translate)}
        />
      )}
      {isSecondStage(demand) && <AccountField label={t('iban')} start={start['iban']} error={errorOf(form, 'iban', translate)} />}
      <Choice
        name="return_way"
        label={t('return')}
        chosen={way}
        options={RETURN_WAYS.map((value) => ({
          value,
          title: t(`return.${value}`),
          ...(value === 'courier' && { note: t('return.courierNote') }),
        }))}
        onChoose={onWay}
        {...errorOf(form, 'return_way', translate)}
      />
      {way === 'courier' && <PickupDay form={form} start={start['pickup_on']} />}
    </section>
  );
};
