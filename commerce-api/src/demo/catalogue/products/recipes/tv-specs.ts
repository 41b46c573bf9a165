import { number, select } from '../../attributes/spec.ts';

export const system = select('system_tv', 'System', ['Android TV', 'Google TV', 'Linux TV', 'bez funkcji smart']);

export const sound = number('moc_glosnikow', 'Moc głośników', 'W', { short: 'Dźwięk' });
