import { multi, number } from '../../attributes/spec.ts';

export const output = number('moc_ladowania', 'Moc ładowania', 'W', { short: 'Moc' });

export const usb = multi('porty', 'Porty', ['USB-C', '2 × USB-C', 'USB-A', '2 × USB-A', 'ładowanie indukcyjne']);

export const protocol = multi('standardy_ladowania', 'Standardy', ['Power Delivery', 'Quick Charge', 'PPS', 'Qi2']);
