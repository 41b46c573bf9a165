import { select } from '../../attributes/spec.ts';

export const material = select('material', 'Materiał obudowy', ['stal nierdzewna', 'szkło', 'tworzywo bez BPA', 'ceramika']);
