import { multi, select } from '../../attributes/spec.ts';

export const radio = select('standard_smart', 'Łączność', ['Wi-Fi', 'Zigbee', 'Matter']);

export const assistants = multi('asystenci', 'Sterowanie głosem', ['Alexa', 'Asystent Google', 'Siri'], { short: 'Głos' });
