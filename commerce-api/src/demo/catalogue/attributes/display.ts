import { decimal } from '../text.ts';
import type { Spec, SpecValue } from './spec.ts';

/** A value as shoppers read it: '8 kg', 'tak', '49 kWh', '6,5″'. */
export function showValue(spec: Spec, value: SpecValue): string {
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (typeof value === 'number') return unitText(value, spec.unit);
  if (typeof value === 'string') return value;
  return value.join(', ');
}

function unitText(value: number, unit: string | null): string {
  const shown = decimal(value, value >= 10_000);
  if (unit === null) return shown;
  if (unit === '″') return `${shown}″`;
  if (unit === 'dni' && value === 1) return '1 dzień';
  return `${shown} ${unit}`;
}
