import type { PageProps } from 'shared-contracts';
import { useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';

export { texts };

export default function HomePage({ kind }: PageProps) {
  const t = useTexts(texts);
  return <section data-kind={kind}>{t('home.title')}</section>;
}
