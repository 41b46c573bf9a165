import type { DescribePage } from 'shared-contracts';
import { BlogPostDocument } from '../graphql/generated.ts';

/** J-201: a post of the blog for search engines. */
export const describePost: DescribePage = async ({ client, resolution, origin }) => {
  if (resolution?.id == null) return [];
  const { data } = await client.query(BlogPostDocument, { ids: [resolution.id] });
  const post = data?.blogPosts.items[0];
  if (!post) return [];
  const { title, url, image, published_at, author, blog_category: section } = post;
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      url: origin + url,
      mainEntityOfPage: origin + url,
      image: [`${origin}${image}?w=1280&f=jpeg`],
      datePublished: published_at,
      articleSection: section.name,
      author: { '@type': 'Person', name: author.name, url: origin + author.url },
    },
  ];
};
