import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { energyColours } from 'shared-contracts/theme';
import { Dialog } from 'shared-ui/dialog';
import { TextLink } from 'shared-ui/link';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import { eprelUrl, scaleArrows } from './label-drawing.ts';
import * as css from './energy-label.css.ts';

interface EnergyLabelDialogProps {
  readonly product: Pick<Product, 'manufacturer_name' | 'sku'>;
  readonly label: NonNullable<Product['energy_label']>;
  readonly onClose: () => void;
}

/** ∅61: the label of a product as a picture, with the ways to its sheet and to the European register. */
export default function EnergyLabelDialog({ product, label, onClose }: EnergyLabelDialogProps): ReactNode {
  const t = useTexts(texts);
  const { energy_class, eprel_number } = label;
  const own = scaleArrows.find(({ energyClass }) => energyClass === energy_class);
  const [consumption] = label.sheet;
  return (
    <Dialog open onClose={onClose} title={t('energyLabel')} width="small">
      <svg className={css.picture} viewBox="0 0 320 430" role="img" aria-label={t('energyLabel.of', { class: energy_class })}>
        <rect x="1" y="1" width="318" height="428" rx="10" fill="#ffffff" stroke="#1b4fa0" strokeWidth="2" />
        <rect x="1" y="1" width="318" height="44" rx="10" fill="#1b4fa0" />
        <text x="16" y="32" className={css.energy}>
          ENERG
        </text>
        <text x="16" y="66" className={css.strong}>
          {product.manufacturer_name}
        </text>
        <text x="16" y="84" className={css.plain}>
          {product.sku}
        </text>
        {scaleArrows.map(({ energyClass, points, y }) => (
          <g key={energyClass}>
            <polygon points={points} fill={energyColours[energyClass].arrow} />
            <text x="26" y={y + 22} className={css.letter} fill={energyColours[energyClass].letter}>
              {energyClass}
            </text>
          </g>
        ))}
        {own && (
          <g>
            <polygon points={`236,${own.y + 15} 252,${own.y - 4} 304,${own.y - 4} 304,${own.y + 34} 252,${own.y + 34}`} fill="#12161f" />
            <text x="266" y={own.y + 25} className={css.own}>
              {own.energyClass}
            </text>
          </g>
        )}
        <line x1="16" y1="372" x2="304" y2="372" stroke="#1b4fa0" />
        {consumption && (
          <text x="16" y="396" className={css.strong}>
            {consumption.value}
          </text>
        )}
        <text x="16" y="416" className={css.plain}>
          EPREL {eprel_number}
        </text>
      </svg>
      <ul className={css.links}>
        <li>
          <TextLink to="#karta-produktu" onClick={onClose}>
            {t('sheet')}
          </TextLink>
        </li>
        <li>
          <TextLink to={eprelUrl(eprel_number)} target="_blank" rel="noopener noreferrer">
            {t('eprel.open')}
          </TextLink>
        </li>
      </ul>
    </Dialog>
  );
}
