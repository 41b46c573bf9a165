import { defineHost } from 'release-kit/build';

export default defineHost({
  serverEntry: './src/render/index.tsx',
  worker: './src/worker/index.ts',
  aliases: { 'react-router-dom$': './src/subsets/router.ts', '@0no-co/graphql.web$': './src/subsets/graphql-web.ts' },
  subsets: {
    'react-router-dom': './src/subsets/router.ts',
    jotai: './src/subsets/jotai.ts',
    'jotai/vanilla': './src/subsets/jotai.ts',
    urql: './src/subsets/urql.ts',
    '@urql/core': './src/subsets/urql-core.ts',
  },
  pureLibraries: /[/\\]node_modules[/\\]react-router[/\\]/,
});
