export { DeliveryLines, isPromised, type DeliveryView } from './DeliveryLines.tsx';
export { useDeliveryWords, type DeliveryWords } from './use-delivery-words.tsx';
