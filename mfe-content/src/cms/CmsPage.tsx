import type { PageProps } from 'shared-contracts';

export default function CmsPage({ resolution }: PageProps) {
  return <section>{resolution?.header_title}</section>;
}
