import { defineHost } from 'shared-contracts/build';

export default defineHost({
  serverEntry: './src/render/index.tsx',
  aliases: { 'react-router-dom$': './src/subsets/router.ts', '@0no-co/graphql.web$': './src/subsets/graphql-web.ts' },
  pureLibraries: /[/\\]node_modules[/\\]react-router[/\\]/,
});
