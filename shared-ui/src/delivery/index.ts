export { DeliveryLines, isPromised, type DeliveryView } from './DeliveryLines.tsx';
export { useChangePlace } from './use-change-place.ts';
export { useDeliveryWords, type DeliveryWords } from './use-delivery-words.tsx';
