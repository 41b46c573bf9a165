export { EnergyLabel } from './EnergyLabel.tsx';
