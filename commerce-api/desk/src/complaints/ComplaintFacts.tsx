import { useTranslate } from 'ra-core';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { OpenComplaint } from '../api.ts';
import { dayText } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';

/** Who complains, about what, and what is demanded. */
export const ComplaintFacts = ({ complaint }: { readonly complaint: OpenComplaint }) => {
  const translate = useTranslate();
  const { claimant, buyer, nip, demand, demand_reason: reason, sku, serial } = complaint;
  const { day, shipment = null, collected_at: collectedAt = null } = complaint.pickup ?? {};
  const pickup = [
    ...(day === undefined ? [] : [translate(collectedAt === null ? 'complaints.pickupOn' : 'complaints.pickedUp', { day: dayText(day) })]),
    ...(shipment === null ? [] : [translate('complaints.shipment', { number: shipment })]),
  ];
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['claimant', [claimant.name, claimant.email, claimant.telephone, claimant.address].join(', ')],
    ['buyer', translate(`complaints.buyer.${buyer}`, { nip: nip ?? '' })],
    ['proof', translate(`complaints.proof.${complaint.proof}`, { text: complaint.proof_text })],
    [
      'product',
      translate('complaints.productOf', {
        name: complaint.product_name,
        qty: complaint.qty,
        sku: sku === null ? '' : translate('complaints.sku', { sku }),
        serial: serial === null ? '' : translate('complaints.serial', { serial }),
      }),
    ],
    ['defect', translate('complaints.defectOf', { type: complaint.type, day: dayText(complaint.defect_found_on) })],
    [
      'demand',
      translate('complaints.demandOf', {
        demand: translate(`complaints.demand.${demand}`, {
          amount: complaint.amount === null ? '' : formatMoney(grosze(complaint.amount)),
          iban: complaint.iban ?? '',
          reason: reason === null ? '' : translate(`complaints.reason.${reason}`),
        }),
        basis: translate(`complaints.basis.${complaint.basis}`),
      }),
    ],
    ['return', [translate(`complaints.return.${complaint.return_way}`), ...pickup].join(', ')],
    ...(complaint.language === 'ua' ? [['language', translate('complaints.language.ua')] as const] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.muted}>{translate(`complaints.${name}`)}</dt>
          <dd className={styles.text}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};
