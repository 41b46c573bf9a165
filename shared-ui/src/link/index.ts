export { Link, type LinkProps } from './Link.tsx';
export { TextLink } from './TextLink.tsx';
