export { Icon, type IconShape } from './Icon.tsx';
