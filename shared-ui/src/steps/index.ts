export { Steps, type Step } from './Steps.tsx';
