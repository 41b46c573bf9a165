export { Icon } from './Icon.tsx';
export type { LucideIcon as IconShape } from 'lucide-react';
