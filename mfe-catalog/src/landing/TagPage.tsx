/** a tag is shown as a landing page; only the kind of its address differs. */
export { default, prefetch, texts } from './LandingPage.tsx';
