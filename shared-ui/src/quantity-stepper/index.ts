export { QuantityStepper } from './QuantityStepper.tsx';
export { settleQuantity, type QuantityAnswer, type QuantityLimits } from './quantity.ts';
