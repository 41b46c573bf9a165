export { QuantityStepper } from './QuantityStepper.tsx';
