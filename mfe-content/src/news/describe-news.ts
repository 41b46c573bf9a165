import type { DescribePage } from 'shared-contracts';
import { NewsPostDocument } from '../graphql/generated.ts';

/** J-201: a piece of news for search engines. */
export const describeNews: DescribePage = async ({ client, resolution, origin }) => {
  if (resolution?.id == null) return [];
  const { data } = await client.query(NewsPostDocument, { ids: [resolution.id] });
  const post = data?.newsPosts.posts[0];
  if (!post) return [];
  const { title, url, image, lead, published_at } = post;
  return [
    {
      '@type': 'NewsArticle',
      headline: title,
      description: lead,
      url: origin + url,
      mainEntityOfPage: origin + url,
      image: [`${origin}${image}?w=1280&f=jpeg`],
      datePublished: published_at,
    },
  ];
};
